import type { Costs } from '@clausewright/contract';
import { use } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useOperator } from '../../operator.tsx';
import { linkWhere } from '../../rich-text.tsx';
import { useSession } from '../../session/use-session.ts';
import { useCountryTax } from '../use-country-tax.ts';
import { WizardContext } from '../wizard-context.ts';

interface Props {
  costs: Costs | null;
  /** Said instead of the price where nothing is to be paid; without it that it is free. */
  nothingDue: string | undefined;
  /** Where the link to each document goes; without it where the wizard's answers say. */
  letters?: readonly string[];
}

/** The price once more, which stands far from the button on a phone, and what pressing Generate means; documents that the operator has not published are named only. */
export function GenerateNote({ costs, nothingDue, letters }: Props) {
  const t = useTranslations('review.generate');
  const tTax = useTranslations('wizard.taxWords');
  const format = useFormatter();
  const tax = useCountryTax();
  const { links } = useOperator();
  const told = use(WizardContext)?.evaluation.relevant['delivery_email'];
  return (
    <p className="small soft wiz__note">
      {costs && (
        <b className="num">
          {costs.lines.length === 0
            ? (nothingDue ?? t('free'))
            : t('sum', {
                sum: format.number(costs.total / 100, { style: 'currency', currency: costs.currency }),
                tax: tTax(tax),
              })}{' '}
        </b>
      )}
      {t.rich('note', {
        terms: linkWhere(links.termsOfUse),
        privacy: linkWhere(links.privacyPolicy),
        disclaimer: linkWhere(links.disclaimer),
      })}
      <Letters letters={letters ?? [told].filter((one) => typeof one === 'string')} />
    </p>
  );
}

/** That an e-mail follows, before it is sent: whoever has no account gets a link that opens the document for anyone. */
function Letters({ letters }: { letters: readonly string[] }) {
  const t = useTranslations('review.generate');
  const format = useFormatter();
  const { status } = useSession();
  const email = format.list([...new Set(letters.filter((one) => one !== ''))], { type: 'conjunction' });
  if (email === '') return null;
  return (
    <>
      {' '}
      {t('letter', { count: letters.length, email })}
      {status === 'out' && ` ${t('letterPrivate')}`}
    </>
  );
}
