/** Whatever fonts, time zone and language a machine has, the same document becomes the same file. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unusualEnvironment } from '../../../tooling/unusual-environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Prints on a machine with these fonts: hashes of a document and of an invoice, and the warnings. */
function printedWith(
  name: string,
  fonts: readonly string[],
  machine: Readonly<Record<string, string>> = {},
): unknown {
  const home = join(folder, name);
  const installed = join(home, '.fonts');
  mkdirSync(installed, { recursive: true });
  for (const font of fonts) cpSync(font, join(installed, basename(font)));
  const config = join(home, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${installed}</dir></fontconfig>`,
  );
  const output = execFileSync(process.execPath, [join(import.meta.dirname, 'testing/print-alone.ts')], {
    env: {
      ...machine,
      HOME: home,
      FONTCONFIG_FILE: config,
      XDG_DATA_HOME: join(home, 'none'),
      TYPST_FONT_PATHS: installed,
      PATH: process.env['PATH'],
    },
  });
  return JSON.parse(output.toString());
}

test('additional font weights, fallback fonts, time zone and locale change no byte', () => {
  const ours = globSync('node_modules/@expo-google-fonts/{source-serif-4,ibm-plex-sans,noto-emoji}/*/*.ttf');
  // Icons at private code points, U+EA60 and on.
  const icons = globSync('node_modules/playwright-core/lib/**/codicon*.ttf').slice(0, 1);
  expect([ours.length > 30, icons.length]).toEqual([true, 1]);
  const bare = printedWith('bare', []);
  expect(bare).toEqual({
    accessible: true,
    warnings: ['PDF with a sign for 1 letters that no font has'],
    document: expect.stringMatching(/^[0-9a-f]{64}$/u),
    invoice: expect.stringMatching(/^[0-9a-f]{64}$/u),
  });
  expect(printedWith('rich', [...ours, ...icons])).toEqual(bare);
  expect(printedWith('strange', [], unusualEnvironment)).toEqual(bare);
});
