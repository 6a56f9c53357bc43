import { checkInstall as checkCall, emailInstall, installDetails } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import { checkInstall } from './check-install.ts';
import { createPageInspector } from '../site-check/page-inspector.ts';
import { serveWordpressPlugin } from './wordpress-plugin.ts';
import type { InstallPorts } from './ports.ts';
import { readInstall } from './read-install.ts';
import { sendInstall } from './send-install.ts';

export function serveInstallCalls(app: FastifyInstance, ports: InstallPorts): void {
  const inspector = createPageInspector();
  app.addHook('onClose', () => inspector[Symbol.asyncDispose]());
  serveWordpressPlugin(app, ports);
  serveCall(app, installDetails, ({ session, params }) => readInstall(ports, { session, id: params.id }));
  serveCall(app, checkCall, ({ session, params, body }) =>
    checkInstall({ ...ports, inspector }, { session, id: params.id, path: body.path }),
  );
  serveCall(app, emailInstall, ({ session, params, body }) =>
    sendInstall(ports, { session, id: params.id, email: body.email }),
  );
}
