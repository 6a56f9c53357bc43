import { z } from 'zod';
import { field } from './define-field.ts';

export interface Limit {
  points: number;
  /** Seconds in which so many are allowed. */
  seconds: number;
}

const limit = z
  .string()
  .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'write it as number/seconds, for example 60/60')
  .transform((value): Limit => {
    const [points, seconds] = value.split('/').map(Number);
    return { points: points ?? 1, seconds: seconds ?? 1 };
  });

/** How often somebody may do what costs something or could be guessed. */
export const rateLimitFields = {
  LIMIT_PREVIEW: field(limit, 'Document previews per address.', '120/60'),
  LIMIT_DRAFT: field(limit, 'Automatic saves of an edited text, per address.', '240/60'),
  LIMIT_NEW: field(limit, 'New or updated agreements and tables of websites per address.', '60/3600'),
  LIMIT_COSTS: field(
    limit,
    'Price calculations per address. Each visit of the payment page takes one, so a lower limit affects ordinary people.',
    '60/3600',
  ),
  LIMIT_TRANSACTION: field(limit, 'Payments started per address.', '60/3600'),
  LIMIT_DISCOUNT: field(limit, 'Invalid discount codes per address.', '10/3600'),
  LIMIT_GENERATE: field(limit, 'Times that the files of one agreement are generated.', '10/3600'),
  LIMIT_DOWNLOAD: field(limit, 'File downloads per address.', '60/60'),
  LIMIT_LOGIN: field(
    limit,
    'Password attempts per address and per account; a third of it for one account from one address.',
    '30/900',
  ),
  LIMIT_PROVIDER: field(
    limit,
    'Log-ins by providers of organisations, there and back, per address.',
    '60/900',
  ),
  LIMIT_REGISTER: field(limit, 'New accounts per address.', '5/3600'),
  LIMIT_EMAIL_CHECK: field(limit, 'Checks whether an e-mail address has an account, per address.', '10/3600'),
  LIMIT_LETTER: field(
    limit,
    'Requests for activation and reset e-mails per address; one recipient gets at most 3 an hour.',
    '10/3600',
  ),
  LIMIT_LINK: field(
    limit,
    'Uses of activation and reset links and of links for clients per address.',
    '60/900',
  ),
  LIMIT_ACCOUNT: field(limit, "Calls about one's own account per address.", '600/60'),
  LIMIT_EXPORT: field(limit, 'Exports of account data per address.', '10/3600'),
  LIMIT_SCAN: field(limit, 'Websites looked at in a browser, per address.', '5/3600'),
  LIMIT_CLIENT_LOG: field(limit, 'Errors that browsers report, per address.', '30/60'),
  LIMIT_ANSWER: field(limit, 'Answers to consent banners per address.', '120/60'),
  LIMIT_ANSWER_SITE: field(
    limit,
    'Answers to the consent banner of one site, from all addresses.',
    '60000/60',
  ),
  LIMIT_RECEIPT: field(limit, 'Visitor receipts and their checks per address.', '60/60'),
  LIMIT_WITHDRAWAL: field(
    limit,
    'Withdrawals, cancellations and requests of visitors without log-in, per address.',
    '30/3600',
  ),
} as const;
