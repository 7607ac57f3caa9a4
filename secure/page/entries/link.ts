import { mountAlone } from '../views/mountAlone.tsx'
import { LinkView } from '../views/alone/LinkView.tsx'

mountAlone(LinkView)
