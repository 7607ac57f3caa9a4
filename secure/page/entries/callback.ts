import { mountAlone } from '../views/mountAlone.tsx'
import { CallbackView } from '../views/alone/CallbackView.tsx'

mountAlone(CallbackView)
