import { languages, type WithdrawalFunction as Described } from '@clausewright/contract';
import { placeName } from '../../documents/site-consistency/place.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { markup } from '../../platform/mail/markup.ts';
import { countDeclarations } from './declaration-store.ts';
import type { WithdrawalFunction } from './function-store.ts';
import { getLabel } from './label.ts';

/** Address of the function, which stays as long as the account does. */
export function functionUrl(
  { documentsUrl }: Pick<InstancePorts, 'documentsUrl'>,
  { token }: Pick<WithdrawalFunction, 'token'>,
): string {
  return `${documentsUrl}/withdraw/${token}`;
}

/** Functions as calls answer them; one question however many they are. */
export async function describeFunctions(
  ports: Pick<InstancePorts, 'db' | 'documentsUrl'>,
  functions: readonly WithdrawalFunction[],
): Promise<Described[]> {
  const counts = await countDeclarations(
    ports.db,
    functions.map(({ id }) => id),
  );
  return functions.map((of) => {
    const url = functionUrl(ports, of);
    return {
      withdrawal_id: of.id,
      site: placeName(of.place),
      trader: of.trader,
      email: of.email,
      active: of.active,
      url,
      links: languages.map((language) => {
        const label = getLabel(language, 'withdraw');
        const link = `${url}/${language}`;
        const { source: html } = markup`<a href="${link}" hreflang="${language}">${label}</a>`;
        return { language, url: link, label, html };
      }),
      declarations: counts.get(of.id) ?? 0,
    };
  });
}

export async function describeFunction(
  ports: Pick<InstancePorts, 'db' | 'documentsUrl'>,
  of: WithdrawalFunction,
): Promise<Described> {
  const [described] = await describeFunctions(ports, [of]);
  if (described === undefined) throw new Error('a function was described as nothing');
  return described;
}
