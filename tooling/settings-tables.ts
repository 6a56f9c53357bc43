/** The tables of docs/configuration.md, made from the fields that the server reads. */
import type { Field } from '../packages/server/src/platform/config/define-field.ts';
import { paymentFields } from '../packages/server/src/platform/config/config-payment-fields.ts';
import { fields } from '../packages/server/src/platform/config/config-fields.ts';

const sections: readonly (readonly [title: string, settings: RegExp])[] = [
  ['Server', /^(NODE_ENV|PORT|HOST|METRICS|ROLE|MAINTENANCE|LOG_LEVEL|WEB_BUILD|MAX_BODY|FAILPOINT)/],
  ['Data and secrets', /^(DATA_DIR|DATABASE|SECRET_KEY|BACKUP)/],
  ['Addresses and proxy', /^(PUBLIC_URL|DOCUMENTS_URL|CONSENT_URL|TRUST_PROXY|COUNTRY_HEADER)/],
  ['E-mail', /^SMTP/],
  ['Consent banner and log', /^(CONSENT_MONTHS|TIMESTAMP|TCF|SITE_CHECK|CHROMIUM)/],
  ['Languages and prices', /^(UI_LANGUAGES|CURRENCY|PRICE_TABLE)/],
  ['Operator', /^OPERATOR/],
  ['Payments and tax', new RegExp(`^(${Object.keys(paymentFields).join('|')})$`)],
  ['Rate limits', /^LIMIT/],
];

/** @throws where a setting belongs to no section, or to two */
export function settingsTables(): string {
  const settings = Object.entries<Field<unknown>>(fields);
  for (const [name] of settings) {
    const found = sections.filter(([, pattern]) => pattern.test(name));
    if (found.length !== 1) throw new Error(`${name} must belong to one section, not ${found.length}`);
  }
  return sections
    .map(([title, pattern]) => {
      const rows = settings
        .filter(([name]) => pattern.test(name))
        .map(([name, { about, default: preset }]) => {
          const shown = preset === undefined ? '' : `\`${preset}\``;
          return `| \`${name}\` | ${shown} | ${about} |`;
        });
      return [`## ${title}`, '', '| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
    })
    .join('\n\n');
}
