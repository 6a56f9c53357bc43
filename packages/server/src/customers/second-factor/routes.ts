import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  logInCode,
  readSecondFactor as readCall,
  renewRecoveryCodes,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import type { AccountPorts } from '../accounts/ports.ts';
import { logInWithCode } from './log-in-with-code.ts';
import { beginCodes, confirmCodes, endCodes, readSecondFactor, renewCodes } from './own-second-factor.ts';

export function serveSecondFactor(app: FastifyInstance, ports: AccountPorts): void {
  serveCall(app, logInCode, ({ body, session, userAgent }) =>
    logInWithCode(ports, { secondStep: body.second_step, code: body.code, userAgent, session }),
  );
  serveCall(app, readCall, ({ session }) => readSecondFactor(ports, session));
  serveCall(app, beginSecondFactor, ({ session, body }) => beginCodes(ports, session, body.password));
  serveCall(app, confirmSecondFactor, ({ session, body }) => confirmCodes(ports, session, body.code));
  serveCall(app, endSecondFactor, ({ session, body }) => endCodes(ports, session, body));
  serveCall(app, renewRecoveryCodes, ({ session, body }) => renewCodes(ports, session, body));
}
