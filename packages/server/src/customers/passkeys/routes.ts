import {
  addPasskey as addCall,
  beginPasskey as beginCall,
  beginPasskeyLogIn,
  listPasskeys,
  logInPasskey,
  removePasskey as removeCall,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import type { AccountPorts } from '../accounts/ports.ts';
import { beginLogIn, logInWithPasskey } from './log-in-with-passkey.ts';
import { addPasskey, beginPasskey, listOwnPasskeys, removePasskey } from './own-passkeys.ts';

export function servePasskeys(app: FastifyInstance, ports: AccountPorts): void {
  serveCall(app, listPasskeys, ({ session }) => listOwnPasskeys(ports, session));
  serveCall(app, beginCall, ({ session, body }) => beginPasskey(ports, session, body));
  serveCall(app, addCall, ({ session, body }) => addPasskey(ports, session, body));
  serveCall(app, removeCall, ({ session, params, body }) =>
    removePasskey(ports, session, { id: params.id, password: body.password }),
  );
  serveCall(app, beginPasskeyLogIn, () => beginLogIn(ports));
  serveCall(app, logInPasskey, ({ body, session, userAgent }) =>
    logInWithPasskey(ports, { signed: body, session, userAgent }),
  );
}
