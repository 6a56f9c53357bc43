/**
 * The EU VIES register on a local port. It knows the numbers of `data/vies.json` and those given to
 * `register`; every other one is not valid. The test numbers 100 to 601 answer in any country as the
 * register's own test service does, so does the path `check-vat-test-service`.
 */
import facts from '../../data/vies.json' with { type: 'json' };
import { type FakeReply, type FakeRequest, jsonReply, startFakeServer } from '../fake-server.ts';

export interface ViesFaults {
  /** `slow` answers after `slowness`, `down` cuts the connection, `garbage` answers what is no JSON. */
  mode: 'well' | 'slow' | 'down' | 'garbage';
  /** Milliseconds. */
  slowness: number;
  /** The next so many requests get this status and nothing else. */
  failing: { times: number; status: number };
  /** The next so many answers are this error, with HTTP 200 as the register does. */
  error: { times: number; code: string };
}

export interface ViesFakeOptions {
  clock: () => Date;
  port?: number;
}

export interface ViesFake extends AsyncDisposable {
  url: string;
  faults: ViesFaults;
  /** Bodies that were asked, in their order. */
  asked: readonly Readonly<Record<string, string>>[];
  /** Adds a number with its prefix: `DE136695976`. */
  register(number: string, company?: { name: string; address: string }): void;
  /** Takes a number out of the register. */
  strike(number: string): void;
}

const base = '/taxation_customs/vies/rest-api';
const undisclosed = { name: '---', address: '---' };
const tests = new Map(Object.entries(facts.tests));

export async function startViesFake({ clock, port = 0 }: ViesFakeOptions): Promise<ViesFake> {
  const known = new Map(facts.registered.map((number) => [number, undisclosed]));
  const asked: Record<string, string>[] = [];
  const faults: ViesFaults = {
    mode: 'well',
    slowness: 1000,
    failing: { times: 0, status: 500 },
    error: { times: 0, code: 'MS_UNAVAILABLE' },
  };

  function answer(body: Record<string, string>, testing: boolean): FakeReply {
    const { countryCode = '', vatNumber = '' } = body;
    const test = testing ? (tests.get(vatNumber) ?? tests.get('*')) : tests.get(vatNumber);
    if (test !== undefined && test !== 'valid' && test !== 'invalid') return failed(test);
    const company = test === 'valid' ? undisclosed : known.get(`${countryCode}${vatNumber}`);
    const valid = test === undefined ? company !== undefined : test === 'valid';
    const proves = valid && body['requesterNumber'] !== undefined;
    return jsonReply({
      countryCode,
      vatNumber,
      requestDate: clock().toISOString(),
      valid,
      requestIdentifier: proves ? `WAPIAAAA${String(asked.length).padStart(8, '0')}` : '',
      ...(company ?? undisclosed),
    });
  }

  async function handle(request: FakeRequest): Promise<FakeReply> {
    const testing = request.path === `${base}/check-vat-test-service`;
    if (request.method !== 'POST' || (!testing && request.path !== `${base}/check-vat-number`)) {
      return jsonReply({ error: 'Not Found' }, 404);
    }
    const body = read(request.body);
    if (body === null) return failed('INVALID_INPUT');
    asked.push(body);
    if (faults.mode === 'down') return 'reset';
    if (faults.mode === 'garbage') return { status: 200, body: '<html>valid: true</html>' };
    if (faults.mode === 'slow') {
      await new Promise((resolve) => {
        setTimeout(resolve, faults.slowness);
      });
    }
    if (spend(faults.failing)) return { status: faults.failing.status, body: '' };
    if (spend(faults.error)) return failed(faults.error.code);
    return answer(body, testing);
  }

  const server = await startFakeServer(handle, { port });
  return {
    url: server.url,
    faults,
    asked,
    register: (number, company = undisclosed) => void known.set(number, company),
    strike: (number) => void known.delete(number),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Null for what the register does not take: another key, a value that is no text, a missing one. */
function read(body: Buffer): Record<string, string> | null {
  try {
    const parsed: unknown = JSON.parse(body.toString());
    if (typeof parsed !== 'object' || parsed === null) return null;
    const entries = Object.entries(parsed);
    const fits = entries.every(([key, value]) => facts.keys.includes(key) && typeof value === 'string');
    const whole = facts.required.every((key) => entries.some(([given]) => given === key));
    return fits && whole ? (parsed as Record<string, string>) : null;
  } catch {
    return null;
  }
}

function failed(code: string): FakeReply {
  return jsonReply({ actionSucceed: false, errorWrappers: [{ error: code }] });
}

function spend(left: { times: number }): boolean {
  if (left.times === 0) return false;
  left.times -= 1;
  return true;
}
