import type { FastifyInstance } from 'fastify';
import { previewPath } from '../../platform/http/hosts.ts';
import { hashSource } from '../../platform/http/security-headers.ts';
import { serveAsset } from './asset-routes.ts';
import type { BannerConfig } from './ports.ts';
import { type BannerFiles, fileHash } from './read-banner-files.ts';

/** With `#bare` the editor has a picture behind the frame, and the shapes that the script draws are left out. */
const style = 'html,body{margin:0;background:transparent}:root:target .page{display:none}';

export function previewScriptPath(files: Pick<BannerFiles, 'preview'> | null): string {
  return `/banner/preview.${fileHash(files?.preview ?? '', 16)}.js`;
}

/**
 * A page that runs a banner which is being edited, framed by the app alone. It is the same for everybody and
 * knows nothing: what it shows is posted to it.
 */
export function servePreview(
  scope: FastifyInstance,
  files: BannerFiles | null,
  { publicUrl }: Pick<BannerConfig, 'publicUrl'>,
): void {
  const script = previewScriptPath(files);
  if (files !== null) serveAsset(scope, script, files.preview);
  const policy = previewPolicy(publicUrl);
  const html = `<!doctype html><html lang="en" id="bare"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="clausewright-origin" content="${publicUrl}"><title>Preview of a consent banner</title><style>${style}</style><script type="module" src="${script}"></script></head><body></body></html>`;
  scope.get(previewPath, { config: { documentClass: 'consent' }, schema: { hide: true } }, (_, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(html),
  );
}

/** Its own script and the logo of the owner's site: no network, no form, no frame, no string that becomes code. */
function previewPolicy(publicUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src '${hashSource(style)}'`,
    'img-src https:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${publicUrl}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
