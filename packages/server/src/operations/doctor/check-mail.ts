import type { Config } from '../../platform/config/config.ts';
import { checkMailServer } from '../../platform/mail/check-mail-server.ts';
import { type Finding, finding } from './finding.ts';

export async function checkMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding> {
  if (smtpUrl === undefined)
    return finding('warn', 'mail', 'No SMTP_URL: nothing is sent, letters wait in the outbox.');
  const checked = await checkMailServer(smtpUrl);
  return checked.ok
    ? finding('ok', 'mail', 'The mail server answers.')
    : finding(
        'fail',
        'mail',
        `The mail server does not take us (${checked.code}): check SMTP_URL, its user and the network.`,
      );
}
