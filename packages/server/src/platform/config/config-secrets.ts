import type { FieldName, Settings } from './config-fields.ts';

/** Words of guides and examples. Each has six letters or more: a shorter one turns up in random characters. */
const sampleWords =
  /secret|passw[o0]r[dt]|change.?(me|this|it)|example|sample|replace|default|insert|clausewright/i;
/** What guides and images give to a first database or mail account; a long one may begin with 1234 by chance. */
const samplePasswords = /^(postgres|root|admin|user|test|guest|(1234|qwerty).{0,8}|x+)$/i;
/** A random key of 32 hexadecimal digits has fewer once in a hundred million. */
const leastDifferent = 8;

/** Secrets that anybody could guess; their values are never repeated. */
export function secretFaults(settings: Settings): string[] {
  const faults: string[] = [];
  const { SECRET_KEY: secret } = settings;
  if (secret !== undefined && isGuessable(secret)) {
    faults.push('SECRET_KEY: weak or a sample; create a good one with `openssl rand -base64 32`');
  }
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL', 'SMTP_URL'] as const satisfies FieldName[]) {
    if (hasSamplePassword(settings[name])) faults.push(`${name}: its password is a sample`);
  }
  if (settings.STRIPE_SECRET_KEY?.includes('_test_') && settings.ALLOW_SANDBOX_PAYMENTS !== '1') {
    faults.push('STRIPE_SECRET_KEY: a test key takes no money; allow it with ALLOW_SANDBOX_PAYMENTS=1');
  }
  return faults;
}

function isGuessable(secret: string): boolean {
  return new Set(secret).size < leastDifferent || isRepeated(secret) || sampleWords.test(secret);
}

/** Whether it is one shorter text again and again. */
function isRepeated(text: string): boolean {
  return `${text}${text}`.indexOf(text, 1) < text.length;
}

function hasSamplePassword(url: string | undefined): boolean {
  const parsed = url === undefined ? null : URL.parse(url);
  if (parsed === null || parsed.password === '') return false;
  const password = decodeURIComponent(parsed.password);
  return password === parsed.username || samplePasswords.test(password) || sampleWords.test(password);
}
