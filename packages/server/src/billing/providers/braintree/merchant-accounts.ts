import { callBack, type Gateway } from './gateway.ts';
import { merchantAccountsAnswer } from './gateway-answers.ts';

/** Which account of the merchant takes a currency; null: none does. */
export type FindAccount = (
  currency: string,
) => Promise<{ ok: true; account: string | null } | { ok: false; reason: 'unreachable' }>;

/**
 * A Braintree account has one currency, and a sale without an account is made in the default one's: the
 * same number in other money. So every sale names the account of its currency; the list is asked once.
 */
export function createAccountFinder(gateway: Gateway): FindAccount {
  let known: ReadonlyMap<string, string> | null = null;
  return async (currency) => {
    known ??= await listAccounts(gateway);
    if (known === null) return { ok: false, reason: 'unreachable' };
    return { ok: true, account: known.get(currency) ?? null };
  };
}

async function listAccounts(gateway: Gateway): Promise<ReadonlyMap<string, string> | null> {
  const called = await callBack(gateway, (done) => gateway.merchantAccount.all(done));
  const parsed = called.ok ? merchantAccountsAnswer.safeParse(called.value) : null;
  if (!parsed?.success) return null;
  const active = parsed.data.filter(({ status }) => status !== 'suspended');
  const defaultLast = active.toSorted(
    (one, other) => Number(one.default ?? false) - Number(other.default ?? false),
  );
  return new Map(defaultLast.map(({ currencyIsoCode, id }) => [currencyIsoCode, id]));
}
