import { mountAlone } from '../views/mountAlone.tsx'
import { LoadingView } from '../views/alone/LoadingView.tsx'

mountAlone(LoadingView)
