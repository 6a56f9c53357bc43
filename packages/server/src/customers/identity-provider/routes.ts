import {
  beginProviderLogIn,
  confirmProviderLink,
  logInByProvider as logInCall,
  readIdentityProvider,
  removeIdentityProvider,
  requireIdentityProvider,
  saveIdentityProvider,
  testIdentityProvider,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import { beginLogIn, beginTest } from './begin-log-in.ts';
import { confirmByLetter } from './link-letter.ts';
import { logInByProvider } from './log-in-by-provider.ts';
import { readProvider, removeProvider, requireProvider, saveProvider } from './own-provider.ts';
import type { ProviderPorts } from './ports.ts';

export function serveIdentityProvider(app: FastifyInstance, ports: ProviderPorts): void {
  serveCall(app, readIdentityProvider, ({ session }) => readProvider(ports, session));
  serveCall(app, saveIdentityProvider, ({ session, body }) => saveProvider(ports, session, body));
  serveCall(app, requireIdentityProvider, ({ session, body }) => requireProvider(ports, session, body));
  serveCall(app, removeIdentityProvider, ({ session, body }) =>
    removeProvider(ports, session, body.password),
  );
  serveCall(app, testIdentityProvider, ({ session }) => beginTest(ports, session));
  serveCall(app, beginProviderLogIn, ({ body }) => beginLogIn(ports, body.organisation));
  serveCall(app, logInCall, ({ body, session, userAgent }) =>
    logInByProvider(ports, { ...body, session, userAgent }),
  );
  serveCall(app, confirmProviderLink, ({ body }) => confirmByLetter(ports, body.secret));
}
