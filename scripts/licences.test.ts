import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { licenceOf, packagesIn } from './licences/licences.ts'

function folder(files: Record<string, string>): string {
  const path = mkdtempSync(join(tmpdir(), 'licence-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  mkdirSync(path, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  return path
}

const mit = 'Permission is hereby granted, free of charge, to any person obtaining a copy'

describe('licences', () => {
  test('default: read from the file that comes along', () => {
    expect(licenceOf(folder({ LICENSE: `MIT License\n\n${mit}` }))).toBe('MIT')
    expect(licenceOf(folder({ 'license.md': 'Apache License\n  Version 2.0' }))).toBe('Apache-2.0')
    expect(licenceOf(folder({ 'LICENSE-MIT': mit }))).toBe('MIT')
  })

  test('error: what package.json says does not count, nor does a text that may not ship', () => {
    expect(licenceOf(folder({ 'package.json': '{"license":"MIT"}' }))).toBeUndefined()
    expect(
      licenceOf(folder({ LICENSE: `GNU AFFERO GENERAL PUBLIC LICENSE\n${mit}` })),
    ).toBeUndefined()
    expect(licenceOf(folder({ LICENSE: 'All rights reserved' }))).toBeUndefined()
    expect(licenceOf('/nowhere')).toBeUndefined()
  })

  test('behavior: packages are read off a source map, nested ones too', () => {
    const sources = [
      '../../protocol/index.ts',
      '../node_modules/viem/_esm/index.js',
      '../node_modules/viem/node_modules/@noble/curves/esm/index.js',
    ]
    expect(packagesIn(JSON.stringify({ sources }))).toEqual([
      'viem',
      'viem/node_modules/@noble/curves',
    ])
  })
})
