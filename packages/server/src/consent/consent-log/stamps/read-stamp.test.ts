import { expect, test } from 'vitest';
import { longTests } from '../../../platform/config/config.ts';
import { requireProgram } from '../../../testing/require-program.ts';
import { hex } from '../leaf.ts';
import { sha256 } from '../merkle.ts';
import { createTestAuthorities } from '../testing/test-authorities.ts';
import { readStamp } from './read-stamp.ts';
import { readTrustAnchors } from '../../../platform/config/trust-anchors.ts';

requireProgram('openssl', 'openssl');

const stamped = new TextEncoder().encode('a day and its signature');
const hash = hex(sha256(stamped));

test('trusts a stamp only through certificate authorities, and only from a time stamping certificate', async () => {
  using made = createTestAuthorities();
  made.certify('root', 'authority', undefined, 'rsa');
  made.certify('middle', 'last', 'root', 'rsa');
  made.certify('below', 'authority', 'middle');
  made.certify('server', 'server', 'root');
  made.certify('of-rsa', 'stamper', 'middle', 'rsa');
  made.certify('of-ec', 'stamper', 'middle');
  made.certify('too-deep', 'stamper', 'below');
  made.certify('of-server', 'stamper', 'server');
  made.certify('of-itself', 'stamper');
  const verdicts: Record<string, string> = {};
  const judge = async (name: string, token: Uint8Array, of = 'root') => {
    const read = await readStamp(token, stamped, made.anchor(of));
    verdicts[name] = read.ok ? read.stamp.subject : read.why;
  };
  await judge('RSA', made.stamp(hash, 'of-rsa', ['middle']));
  await judge(
    'RSA, SHA-512, a SHA-1 name of the certificate',
    made.stamp(hash, 'of-rsa', ['middle'], 'strong'),
  );
  await judge('P-384', made.stamp(hash, 'of-ec', ['middle']));
  await judge('without the certificate between', made.stamp(hash, 'of-ec', []));
  await judge('the certificate between is trusted', made.stamp(hash, 'of-ec', []), 'middle');
  await judge('signed over SHA-1', made.stamp(hash, 'of-rsa', ['middle'], 'weak'));
  await judge('over another hash', made.stamp('00'.repeat(32), 'of-ec', ['middle']));
  await judge('an authority that may have none below', made.stamp(hash, 'too-deep', ['below', 'middle']));
  await judge('certified by a server', made.stamp(hash, 'of-server', ['server']));
  await judge('certified by itself', made.stamp(hash, 'of-itself', []));
  expect(verdicts).toEqual({
    RSA: 'CN=of-rsa',
    'RSA, SHA-512, a SHA-1 name of the certificate': 'CN=of-rsa',
    'P-384': 'CN=of-ec',
    'without the certificate between': 'not-trusted',
    'the certificate between is trusted': 'CN=of-ec',
    'signed over SHA-1': 'not-signed',
    'over another hash': 'other-imprint',
    'an authority that may have none below': 'not-trusted',
    'certified by a server': 'not-trusted',
    'certified by itself': 'not-trusted',
  });
  // Nobody is trusted where no anchors are given, and everything else is asked all the same.
  expect(await readStamp(made.stamp(hash, 'of-itself', []), stamped, [])).toMatchObject({ ok: true });
});

test('a token with a changed byte has the same meaning or is not trusted', async () => {
  using made = createTestAuthorities();
  made.certify('root', 'authority');
  made.certify('stamper', 'stamper', 'root');
  const token = made.stamp(hash, 'stamper', []);
  const whole = await readStamp(token, stamped, made.anchor('root'));
  expect(whole.ok).toBe(true);
  // What stands around that which is signed may be written in several ways.
  const believed: object[] = [];
  for (let at = 0; at < token.length; at += longTests() ? 1 : 5) {
    const other = new Uint8Array(token);
    other[at] = (other[at] ?? 0) ^ 1;
    const read = await readStamp(other, stamped, made.anchor('root'));
    if (read.ok) believed.push(read);
  }
  expect(believed).toEqual(believed.map(() => whole));
  expect(believed.length).toBeLessThan(token.length / 20);
  for (const other of [new Uint8Array(), token.subarray(0, 300), new Uint8Array([...token, 0])])
    expect(await readStamp(other, stamped, [])).toEqual({ ok: false, why: 'unreadable' });
});

test('trust anchors are PEM certificates or empty', () => {
  using made = createTestAuthorities();
  made.certify('root', 'authority');
  expect(made.anchor('root')).toHaveLength(1);
  const broken = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';
  for (const text of ['', 'root.pem', broken]) expect(readTrustAnchors(text)).toBeNull();
});
