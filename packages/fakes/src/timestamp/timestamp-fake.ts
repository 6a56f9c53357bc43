/**
 * A time-stamping authority (RFC 3161) on a local port: `openssl ts` signs what it is asked, with a certificate of a
 * root of its own, both made at the start. What it says of the time is `clock`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockLibrary } from '../clock-library.ts';
import { type FakeReply, type FakeRequest, startFakeServer } from '../fake-server.ts';

export interface TimestampFaults {
  /**
   * `down` cuts the connection, `hang` never answers, `redirect` leads to `elsewhere`, `large` answers a megabyte,
   * `garbage` no time stamp, `rejecting` that it will not, `other-nonce` and `other-imprint` a stamp that answers
   * another question, `not-an-authority` one by a certificate of the same root that is for servers.
   */
  mode:
    | 'well'
    | 'down'
    | 'hang'
    | 'redirect'
    | 'large'
    | 'garbage'
    | 'rejecting'
    | 'other-nonce'
    | 'other-imprint'
    | 'not-an-authority';
  /** Where `redirect` leads. */
  elsewhere: string;
  /** The next so many requests get this status and nothing else. */
  failing: { times: number; status: number };
}

export interface TimestampFake extends AsyncDisposable {
  url: string;
  faults: TimestampFaults;
  /** How often it was asked. */
  asked(): number;
  /** Its root, PEM: as text, and as a file. */
  root: string;
  rootFile: string;
  /** A token over a SHA-256, DER, as the authority gives it at that time. */
  stamp(hash: Uint8Array, at: Date): Uint8Array;
}

export interface TimestampFakeOptions {
  clock: () => Date;
  /** In the name of its certificate. */
  name?: string;
  port?: number;
}

const settings = `
[req]
distinguished_name = nobody
[nobody]
[root]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign
[authority]
extendedKeyUsage = critical,timeStamping
[server]
extendedKeyUsage = critical,serverAuth
[stamps]
serial = serial
certs = root.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`;
const section = [
  '-config',
  'settings',
  '-section',
  'stamps',
  '-signer',
  'authority.pem',
  '-inkey',
  'authority.key',
];

export async function startTimestampFake({
  clock,
  name = 'Fake Authority',
  port = 0,
}: TimestampFakeOptions): Promise<TimestampFake> {
  const folder = mkdtempSync(join(tmpdir(), 'fake-authority-'));
  const run = (program: string, words: readonly string[]): void =>
    void execFileSync(program, words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const openssl = (...words: string[]): void => run('openssl', words);
  // A clock that stands still, whatever the machine is busy with.
  const at = (time: Date, ...words: string[]): void => {
    const fixed = time.toISOString().slice(0, 19).replace('T', ' ');
    run('env', ['TZ=UTC', `LD_PRELOAD=${clockLibrary()}`, `FAKETIME=${fixed}`, 'openssl', ...words]);
  };
  const inFolder = (file: string): Buffer => readFileSync(join(folder, file));
  const faults: TimestampFaults = { mode: 'well', elsewhere: '', failing: { times: 0, status: 503 } };
  let asked = 0;

  makeCertificates();

  function makeCertificates(): void {
    // Good for whatever day a test plays.
    const begin = new Date('2020-01-01T00:00:00Z');
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    writeFileSync(join(folder, 'settings'), settings);
    writeFileSync(join(folder, 'serial'), '01');
    const root = ['-keyout', 'root.key', '-out', 'root.pem', '-subj', `/CN=Root of ${name}`];
    const years = ['-days', '14600'];
    at(begin, 'req', '-x509', ...key, ...years, '-config', 'settings', '-extensions', 'root', ...root);
    for (const kind of ['authority', 'server']) {
      const request = ['-keyout', `${kind}.key`, '-out', `${kind}.csr`, '-subj', `/O=Fakes/CN=${name}`];
      openssl('req', ...key, '-config', 'settings', ...request);
      const signed = [
        '-extfile',
        'settings',
        '-extensions',
        kind,
        '-in',
        `${kind}.csr`,
        '-out',
        `${kind}.pem`,
      ];
      const by = ['-CA', 'root.pem', '-CAkey', 'root.key', '-CAcreateserial'];
      at(begin, 'x509', '-req', ...by, ...years, ...signed);
    }
  }

  /** The answer to a question, DER; with `token` the token in it alone. */
  function reply(question: Uint8Array, time: Date, token = false): Buffer {
    writeFileSync(join(folder, 'question'), question);
    const out = ['-queryfile', 'question', '-out', 'answer', ...(token ? ['-token_out'] : [])];
    at(time, 'ts', '-reply', ...section, ...out);
    return inFolder('answer');
  }

  /** The same words about the same hash, signed by who may not. */
  function replyOfServer(question: Uint8Array): Buffer {
    writeFileSync(join(folder, 'token'), reply(question, clock(), true));
    openssl('cms', '-verify', '-noverify', '-inform', 'DER', '-in', 'token', '-out', 'info');
    const by = ['-signer', 'server.pem', '-inkey', 'server.key', '-cades'];
    const content = ['-nodetach', '-binary', '-econtent_type', 'id-smime-ct-TSTInfo', '-in', 'info'];
    openssl('cms', '-sign', ...by, ...content, '-outform', 'DER', '-out', 'token');
    // granted, and the token
    return sequence(Buffer.concat([sequence(Buffer.from([2, 1, 0])), inFolder('token')]));
  }

  function stamp(hash: Uint8Array, time: Date): Uint8Array {
    openssl(
      'ts',
      '-query',
      '-digest',
      Buffer.from(hash).toString('hex'),
      '-sha256',
      '-cert',
      '-out',
      'query',
    );
    return new Uint8Array(reply(inFolder('query'), time, true));
  }

  function handle({ method, body }: FakeRequest): FakeReply {
    if (method !== 'POST') return { status: 405, body: '' };
    asked += 1;
    if (faults.failing.times > 0) {
      faults.failing.times -= 1;
      return { status: faults.failing.status, body: '' };
    }
    const granted = (answer: Buffer): FakeReply => ({
      status: 200,
      headers: { 'content-type': 'application/timestamp-reply' },
      body: answer,
    });
    switch (faults.mode) {
      case 'well':
        return granted(reply(body, clock()));
      case 'down':
        return 'reset';
      case 'hang':
        return 'hang';
      case 'redirect':
        return { status: 307, headers: { location: faults.elsewhere }, body: '' };
      case 'large':
        return granted(Buffer.alloc(1024 * 1024, 0x30));
      case 'garbage':
        return granted(Buffer.from('<html>granted</html>'));
      case 'rejecting':
        // rejection (2), without a token
        return granted(sequence(sequence(Buffer.from([2, 1, 2]))));
      case 'other-nonce':
        return granted(reply(changed(body, nonceEnd(body)), clock()));
      case 'other-imprint':
        return granted(reply(changed(body, imprintStart(body)), clock()));
      case 'not-an-authority':
        return granted(replyOfServer(body));
    }
  }

  const server = await startFakeServer(handle, { port });
  return {
    url: server.url,
    faults,
    asked: () => asked,
    root: inFolder('root.pem').toString(),
    rootFile: join(folder, 'root.pem'),
    stamp,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The last byte of the nonce: behind it stands that the certificate is wanted. */
function nonceEnd(question: Buffer): number {
  return question.length - 4;
}

/** The first byte of a SHA-256 behind its header. */
function imprintStart(question: Buffer): number {
  return question.indexOf(Buffer.from([4, 32])) + 2;
}

function changed(bytes: Buffer, place: number): Buffer {
  const other = Buffer.from(bytes);
  other[place] = (other[place] ?? 0) ^ 1;
  return other;
}

/** DER of a sequence of any length up to 65,535. */
function sequence(content: Buffer): Buffer {
  const { length } = content;
  const header = length < 128 ? [0x30, length] : [0x30, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(header), content]);
}
