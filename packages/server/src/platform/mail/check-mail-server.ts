import { createTransport } from 'nodemailer';

/** Connects, greets and logs in, and sends nothing. `code` names the cause and quotes nothing of what a server said. */
export async function checkMailServer(
  smtpUrl: string,
  milliseconds = 5000,
): Promise<{ ok: true } | { ok: false; code: string }> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: milliseconds,
    dnsTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
  });
  try {
    await transport.verify();
    return { ok: true };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return { ok: false, code: typeof code === 'string' ? code : 'unknown' };
  } finally {
    transport.close();
  }
}
