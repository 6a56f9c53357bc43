import type { Config } from '../config/config.ts';
import { type Mailer, openMailer } from './mailer.ts';

/** The mail server of the configuration; null without one. */
export function createMailer({
  smtpUrl,
  operator,
  publicUrl,
}: Pick<Config, 'smtpUrl' | 'operator' | 'publicUrl'>): Mailer | null {
  if (smtpUrl === undefined) return null;
  const address = operator.email ?? `no-reply@${new URL(publicUrl).hostname}`;
  return openMailer({ smtpUrl, sender: { name: operator.name, address } });
}
