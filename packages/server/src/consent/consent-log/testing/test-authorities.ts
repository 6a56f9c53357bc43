/** Authorities of authorities as openssl makes them, good ones and such as must not be believed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTrustAnchors } from '../../../platform/config/trust-anchors.ts';

const settings = `
[req]
distinguished_name = nobody
[nobody]
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign
[last]
basicConstraints = critical,CA:TRUE,pathlen:0
keyUsage = critical,keyCertSign
[server]
basicConstraints = CA:FALSE
extendedKeyUsage = serverAuth
[stamper]
extendedKeyUsage = critical,timeStamping
[uncritical]
extendedKeyUsage = timeStamping
[twofold]
extendedKeyUsage = critical,timeStamping,serverAuth
[sound]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
[strong]
serial = serial
signer_digest = sha512
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha1
clock_precision_digits = 6
[weak]
serial = serial
signer_digest = sha1
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`;

type Purpose = 'authority' | 'last' | 'server' | 'stamper' | 'uncritical' | 'twofold';

export interface TestAuthorities extends Disposable {
  /** A certificate by the one named, or by itself. */
  certify(name: string, purpose: Purpose, by?: string, key?: 'ec' | 'rsa'): void;
  /** A token over a hash, with certificates beside that of its signer. */
  stamp(hash: string, by: string, beside: readonly string[], how?: 'sound' | 'strong' | 'weak'): Uint8Array;
  anchor(name: string): readonly Uint8Array[];
}

const keys = {
  ec: ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-384'],
  rsa: ['-newkey', 'rsa:2048'],
};

export function createTestAuthorities(): TestAuthorities {
  const folder = mkdtempSync(join(tmpdir(), 'made-authorities-'));
  const openssl = (...words: string[]): void =>
    void execFileSync('openssl', words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const read = (file: string): Buffer => readFileSync(join(folder, file));
  writeFileSync(join(folder, 'settings'), settings);
  writeFileSync(join(folder, 'serial'), '01');
  return {
    certify(name, purpose, by, key = 'ec') {
      const request = ['-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`];
      openssl('req', ...keys[key], '-nodes', '-config', 'settings', ...request);
      const signer =
        by === undefined ? ['-signkey', `${name}.key`] : ['-CA', `${by}.pem`, '-CAkey', `${by}.key`];
      const serial = by === undefined ? [] : ['-CAcreateserial'];
      const what = ['-extfile', 'settings', '-extensions', purpose, '-days', '9'];
      openssl('x509', '-req', '-in', `${name}.csr`, ...signer, ...serial, ...what, '-out', `${name}.pem`);
    },
    stamp(hash, by, beside, how = 'sound') {
      openssl('ts', '-query', '-digest', hash, '-sha256', '-cert', '-out', 'query');
      writeFileSync(join(folder, 'beside'), Buffer.concat(beside.map((name) => read(`${name}.pem`))));
      const chain = beside.length > 0 ? ['-chain', 'beside'] : [];
      const signer = ['-signer', `${by}.pem`, '-inkey', `${by}.key`, ...chain];
      const section = ['-config', 'settings', '-section', how];
      openssl('ts', '-reply', ...section, ...signer, '-queryfile', 'query', '-token_out', '-out', 'token');
      return new Uint8Array(read('token'));
    },
    anchor: (name) => readTrustAnchors(read(`${name}.pem`).toString()) ?? [],
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
