import type { Page } from '../../page.ts'
import type { Asked } from '../../screen.ts'
import { DeleteView } from './DeleteView.tsx'
import { DevicesView } from './DevicesView.tsx'
import { ExportView } from './ExportView.tsx'
import { RecoveryView } from './RecoveryView.tsx'

type SettingsViewProps = {
  page: Page
  asked: Asked
  name: 'recovery' | 'export' | 'devices' | 'delete'
}

const pages = {
  recovery: RecoveryView,
  export: ExportView,
  devices: DevicesView,
  delete: DeleteView,
} as const

export function SettingsView({ page, asked, name }: SettingsViewProps) {
  const Setting = pages[name]
  return <Setting page={page} asked={asked} onDone={(changed) => asked.settle({ changed })} />
}
