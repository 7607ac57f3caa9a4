import { Card } from '#ui/components/Card.tsx'
import { idle, type Scene } from '#ui/testing/scene.ts'

/** Drawings side by side, each on a card of its own. */
export function Board({ scenes }: { scenes: readonly Scene[] }) {
  return (
    <div className="board">
      {scenes.map(({ view, state, node }) => (
        <figure key={`${view} ${state}`} data-scene={`${view}, ${state}`}>
          <figcaption>{`${view}, ${state}`}</figcaption>
          <Card onBack={idle} onClose={idle}>
            {node}
          </Card>
        </figure>
      ))}
    </div>
  )
}
