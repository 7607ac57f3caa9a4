import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How the text of each licence that may ship begins to be itself. */
const known: readonly (readonly [licence: string, pattern: RegExp])[] = [
  ['Apache-2.0', /Apache License,?\s+Version 2\.0/i],
  ['MPL-2.0', /Mozilla Public License,?\s+(v\. |version )?2\.0/i],
  [
    '0BSD',
    /BSD Zero Clause|Permission to use, copy, modify, and\/or distribute this software for any\s+purpose with or without fee is hereby granted\.\s*(?!.*provided)/i,
  ],
  [
    'ISC',
    /Permission to use, copy, modify, and\/or distribute this software for any\s+purpose with or without fee is hereby granted, provided/i,
  ],
  ['MIT', /Permission is hereby granted, free of charge, to any person obtaining\s+a\s+copy/i],
  ['BSD', /Redistribution and use in source and binary forms/i],
]
const forbidden = /GNU (AFFERO |LESSER )?GENERAL PUBLIC LICENSE|Business Source License/i

/** Folders below `node_modules` of the packages whose modules stand in a source map. */
export function packagesIn(sourceMap: string): readonly string[] {
  const { sources } = JSON.parse(sourceMap) as { sources: readonly string[] }
  return sources.flatMap((source) => {
    const [, ...nested] = source.split('node_modules/')
    if (nested.length === 0) return []
    // Of nested packages the innermost counts.
    const [first = '', second = ''] = nested.at(-1)?.split('/') ?? []
    const own = first.startsWith('@') ? `${first}/${second}` : first
    return [[...nested.slice(0, -1), own].join('node_modules/')]
  })
}

/**
 * The licence by the text of the package's own LICENSE file, never by its package.json, which is
 * sometimes another one. Undefined when there is none, or it may not ship.
 */
export function licenceOf(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const file = readdirSync(folder).find((name) =>
    /^licen[cs]e([-.](md|txt|mit|apache))*$/i.test(name),
  )
  if (file === undefined) return undefined
  return licenceIn(readFileSync(join(folder, file), 'utf8'))
}

/** The licence that this text is; undefined when it is none that may ship. */
export function licenceIn(text: string): string | undefined {
  if (forbidden.test(text)) return undefined
  return known.find(([, pattern]) => pattern.test(text))?.[0]
}
