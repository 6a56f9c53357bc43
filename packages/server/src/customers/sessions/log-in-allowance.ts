import { toNetwork } from '../../platform/network/to-network.ts';
import { emailKey } from '../../platform/email-key.ts';
import {
  allowanceKey,
  forgetAllowances,
  returnAllowance,
  spendAllowance,
} from '../../platform/http/allowance-store.ts';
import type { Limit } from '../../platform/config/config.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import type { SessionPorts } from './ports.ts';

type TryPorts = Pick<SessionPorts, 'db' | 'clock' | 'secret' | 'limits'>;

/** One try of a password that was admitted; give it back when it was no guess. */
export interface Attempt {
  ok: true;
  giveBack(): Promise<void>;
}

/** Whose account somebody tries to open, and from where. */
export interface LogInAttempt {
  email: string;
  /** Of the caller; only a keyed hash of its network is kept, for as long as the allowance lasts. */
  address: string;
  /** The name of a device from which the owner logged in before. */
  device?: string | null;
}

/**
 * Of a log-in: counted per account and network, and per account from everywhere, whether there is such an
 * account or not. The first is the smaller one: who guesses from one place must not lock its owner out. Guesses from
 * everywhere do; so a device that logged in before has an allowance of its own.
 */
export async function spendLogInAttempt(ports: TryPorts, given: LogInAttempt): Promise<Attempt | Refused> {
  const { login } = ports.limits;
  if (typeof given.device === 'string') return admitTry(ports, deviceKey(ports, given.device), third(login));
  const { fromOne, fromAll } = keysOf(ports, given);
  const one = await admitTry(ports, fromOne, third(login));
  if (!one.ok) return one;
  const all = await admitTry(ports, fromAll, login);
  if (!all.ok) {
    await one.giveBack();
    return all;
  }
  return {
    ok: true,
    giveBack: async () => {
      await one.giveBack();
      await all.giveBack();
    },
  };
}

/** Forgets the tries that went wrong: who reads the mail of an account is its owner, not one who guesses. */
export async function clearAttempts(
  trx: Transaction,
  ports: Pick<TryPorts, 'clock' | 'secret'>,
  given: LogInAttempt,
): Promise<void> {
  const { fromOne, fromAll } = keysOf(ports, given);
  await forgetAllowances(trx, [fromOne, fromAll]);
}

/** Of somebody who is logged in: apart from the log-ins, which strangers can use up. */
export function tryOwnPassword(ports: TryPorts, customerId: string): Promise<Attempt | Refused> {
  const key = allowanceKey(ports.secret, 'password', customerId);
  return admitTry(ports, key, third(ports.limits.login));
}

function deviceKey({ secret }: Pick<TryPorts, 'secret'>, device: string): string {
  return allowanceKey(secret, 'login-device', device);
}

/** That of a network changes with the day, so that no row can be followed for longer. */
function keysOf({ secret, clock }: Pick<TryPorts, 'secret' | 'clock'>, { email, address }: LogInAttempt) {
  const account = emailKey(email);
  const day = clock().toISOString().slice(0, 10);
  return {
    fromOne: allowanceKey(secret, 'login-from', `${day} ${toNetwork(address)} ${account}`),
    fromAll: allowanceKey(secret, 'login', account),
  };
}

async function admitTry({ db, clock }: TryPorts, key: string, limit: Limit): Promise<Attempt | Refused> {
  const spent = await spendAllowance(db, key, limit, clock());
  if (!spent.ok) return { ...spent, reason: 'limited' };
  return { ok: true, giveBack: () => returnAllowance(db, key, limit) };
}

function third({ points, seconds }: Limit): Limit {
  return { points: Math.max(1, Math.floor(points / 3)), seconds };
}
