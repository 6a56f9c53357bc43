import type { FastifyReply } from 'fastify';

/** Whatever it is, no browser runs or shows it: it is saved. */
export function sendAttachment(reply: FastifyReply, name: string, content: Buffer): FastifyReply {
  return reply
    .type('application/octet-stream')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('x-frame-options', 'DENY')
    .header('cache-control', 'no-store')
    .header('content-disposition', disposition(name))
    .send(content);
}

/** RFC 6266: a name in ASCII for old readers, the one that was given for the others. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
