import { runDoctor } from './doctor/runDoctor.ts'

/*
 * npm run doctor -- https://widget.example [https://shop.example/page] [--json]
 * Where the package is installed it is `npx --no causeway doctor …`.
 */
const [first = '', ...rest] = process.argv.slice(2)
if (first === 'serve' || first === 'init') {
  console.error(`'causeway ${first}' comes with the package @causeway/gateway.`)
  process.exitCode = 2
} else {
  await runDoctor(first === 'doctor' ? rest : process.argv.slice(2), 'causeway doctor')
}
