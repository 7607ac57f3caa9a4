import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What is counted. Labels are words of ours: no address, no host, nothing that a visitor sent. */
export function createMetrics() {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  return {
    register,
    requests: new Counter({
      name: 'causeway_requests_total',
      help: 'Requests of browsers, by route and status',
      labelNames: ['route', 'status'] as const,
      registers,
    }),
    questions: new Counter({
      name: 'causeway_site_questions_total',
      help: 'Questions, by the sites that gateway.limits.sites names; of all others as "other"',
      labelNames: ['site'] as const,
      registers,
    }),
    seconds: new Histogram({
      name: 'causeway_request_seconds',
      help: 'How long requests of browsers took, by route',
      labelNames: ['route'] as const,
      buckets: SECONDS,
      registers,
    }),
    refused: new Counter({
      name: 'causeway_refused_total',
      help: 'Requests that were refused or failed, by code',
      labelNames: ['code'] as const,
      registers,
    }),
    asked: new Counter({
      name: 'causeway_upstream_requests_total',
      help: 'Requests to services and nodes, by what came of them',
      labelNames: ['upstream', 'outcome'] as const,
      registers,
    }),
    upstreamSeconds: new Histogram({
      name: 'causeway_upstream_seconds',
      help: 'How long services and nodes took',
      labelNames: ['upstream'] as const,
      buckets: SECONDS,
      registers,
    }),
    answers: new Counter({
      name: 'causeway_answers_total',
      help: 'Answers of services, by where they came from: asked, shared, kept or stale',
      labelNames: ['upstream', 'from'] as const,
      registers,
    }),
    broken: new Gauge({
      name: 'causeway_upstream_open_breaker',
      help: '1 while a service is left alone',
      labelNames: ['upstream'] as const,
      registers,
    }),
    hedges: new Counter({
      name: 'causeway_node_hedges_total',
      help: 'Reads for which a node took longer than usual, by who answered: first, second, none; spared where no second one was asked',
      labelNames: ['chain', 'outcome'] as const,
      registers,
    }),
    sockets: new Gauge({
      name: 'causeway_sockets',
      help: 'WebSockets of browsers that are open',
      labelNames: ['chain'] as const,
      registers,
    }),
    socketEnds: new Counter({
      name: 'causeway_socket_ends_total',
      help: 'WebSockets of browsers that ended, by why',
      labelNames: ['reason'] as const,
      registers,
    }),
    subscriptions: new Gauge({
      name: 'causeway_subscriptions',
      help: 'Subscriptions of browsers',
      labelNames: ['chain', 'kind'] as const,
      registers,
    }),
    nodeSubscriptions: new Gauge({
      name: 'causeway_node_subscriptions',
      help: 'Subscriptions at a node, which those of browsers share',
      labelNames: ['chain'] as const,
      registers,
    }),
    nodeSocketUp: new Gauge({
      name: 'causeway_node_socket_up',
      help: '1 while a node tells news over its WebSocket, 0 while nodes are polled or nobody listens',
      labelNames: ['chain'] as const,
      registers,
    }),
    nodeUp: new Gauge({
      name: 'causeway_node_up',
      help: '1 while a node is asked, 0 while it is left alone; by chain and place in the file',
      labelNames: ['chain', 'node'] as const,
      registers,
    }),
    nodeHead: new Gauge({
      name: 'causeway_node_head',
      help: 'The last block that a node told',
      labelNames: ['chain', 'node'] as const,
      registers,
    }),
  }
}
