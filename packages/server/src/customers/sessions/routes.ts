import {
  changePasswordCall,
  endOtherSessions as endOthersCall,
  endSession as endCall,
  listSessions as listCall,
  loginCall,
  logoutCall,
  pingCall,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';
import { ping } from './ping.ts';
import type { SessionPorts } from './ports.ts';

export function serveSessionCalls(app: FastifyInstance, ports: SessionPorts): void {
  serveCall(app, loginCall, ({ body, session, userAgent, address }) =>
    logIn(ports, { ...body, session, userAgent, address }),
  );
  serveCall(app, pingCall, ({ session, refreshToken }) => ping(ports, { session, refreshToken }));
  serveCall(app, logoutCall, ({ session, refreshToken }) => logOut(ports, { session, refreshToken }));
  serveCall(app, changePasswordCall, ({ body, session, userAgent }) =>
    changePassword(ports, {
      session,
      oldPassword: body.oldpassword,
      newPassword: body.newpassword,
      userAgent,
    }),
  );
  serveCall(app, listCall, ({ session }) => listSessions(ports, session));
  serveCall(app, endCall, ({ params, session }) => endSession(ports, session, params.id));
  serveCall(app, endOthersCall, ({ session }) => endOtherSessions(ports, session));
}
