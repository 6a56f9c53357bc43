/**
 * A certificate for every host of a test, which only a browser started by a program of the test believes: no switch of
 * the product does, and no browser of this machine.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Secure extends Disposable {
  key: Buffer;
  certificate: Buffer;
  /** Starts Chromium so that it believes this key alone, whatever the host. */
  program: string;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export function makeSecure(chromium: string): Secure {
  const folder = mkdtempSync(join(tmpdir(), 'clausewright-secure-'));
  // The browser's user passes through.
  chmodSync(folder, 0o711);
  const path = (name: string): string => join(folder, name);
  const openssl = (...parameters: string[]): void =>
    void execFileSync('openssl', parameters, { stdio: 'ignore', cwd: folder });
  const days = ['-days', '2'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...curve,
    ...days,
    '-subj',
    '/CN=stand-in',
    '-keyout',
    'key',
    '-out',
    'certificate',
  );
  openssl('x509', '-in', 'certificate', '-noout', '-pubkey', '-out', 'public');
  openssl('pkey', '-pubin', '-in', 'public', '-outform', 'der', '-out', 'public.der');
  openssl('dgst', '-sha256', '-binary', '-out', 'hash', 'public.der');
  const hash = readFileSync(path('hash')).toString('base64');
  const program = path('chromium');
  writeFileSync(
    program,
    `#!/bin/sh\nexec ${quoted(chromium)} --ignore-certificate-errors-spki-list=${hash} "$@"\n`,
    { mode: 0o755 },
  );
  return {
    key: readFileSync(path('key')),
    certificate: readFileSync(path('certificate')),
    program,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
