import { mountAlone } from '../views/mountAlone.tsx'
import { UndoView } from '../views/alone/UndoView.tsx'

mountAlone(UndoView)
