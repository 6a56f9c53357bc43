import { emailKey } from './email-key.ts';
import { allowanceKey, returnAllowance, spendAllowance } from './allowance-store.ts';
import type { Limit } from '../config.ts';
import type { Refused } from '../http/envelope.ts';
import type { SessionPorts } from './ports.ts';

type TryPorts = Pick<SessionPorts, 'db' | 'clock' | 'secret' | 'limits'>;

/** One try of a password that was admitted; give it back when it was no guess. */
export interface Try {
  ok: true;
  giveBack(): Promise<void>;
}

/** Of a log-in: counted per address, whether it has an account or not. */
export function tryLogIn(ports: TryPorts, email: string): Promise<Try | Refused> {
  return admitTry(ports, allowanceKey(ports.secret, 'login', emailKey(email)));
}

/** Of somebody who is logged in: apart from the log-ins, which strangers can use up. */
export function tryOwnPassword(ports: TryPorts, customerId: string): Promise<Try | Refused> {
  return admitTry(ports, allowanceKey(ports.secret, 'password', customerId));
}

async function admitTry({ db, clock, limits }: TryPorts, key: string): Promise<Try | Refused> {
  const limit = perAccount(limits.login);
  const spent = await spendAllowance(db, key, limit, clock());
  if (!spent.ok) return { ...spent, reason: 'limited' };
  return { ok: true, giveBack: () => returnAllowance(db, key, limit) };
}

/** A third of what an address of a caller has: several people may share that. */
function perAccount({ points, seconds }: Limit): Limit {
  return { points: Math.max(1, Math.floor(points / 3)), seconds };
}
