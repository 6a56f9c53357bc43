import {
  activateAccountCall,
  checkActivationHash as checkHashCall,
  checkEmail,
  checkEmailStatus,
  checkResetHash as checkResetCall,
  checkValidUuid,
  customerInfo,
  forgotPassword as forgotCall,
  registerCall,
  resendActivation as resendCall,
  resetPasswordCall,
  setInitialPassword as setInitialCall,
  setLanguage as setLanguageCall,
  updateProfile as updateProfileCall,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import { activateAccount, checkActivationHash, setInitialPassword } from './activate-account.ts';
import { readAvailability, readEmailStatus } from './check-email.ts';
import type { AccountPorts, Allowance } from './ports.ts';
import { checkUuid, readCustomer, setLanguage, updateProfile } from './profile.ts';
import { register } from './register.ts';
import { checkReset, forgotPassword, resendActivation, resetPassword } from './reset-password.ts';

export function serveAccountCalls(app: FastifyInstance, ports: AccountPorts): void {
  serveSignUp(app, ports);
  serveLetters(app, ports);
  serveOwnAccount(app, ports);
}

function serveSignUp(app: FastifyInstance, ports: AccountPorts): void {
  const allowanceOf = (address: string): Allowance => ({
    spend: (limit) => app.rateLimits.spendByAddress(limit, address),
    giveBack: (limit) => app.rateLimits.giveBackByAddress(limit, address),
  });
  serveCall(app, registerCall, ({ body, draftToken, agreementToken, userAgent, address }) =>
    register(ports, { body, draftToken, agreementToken, userAgent, allowance: allowanceOf(address) }),
  );
  serveCall(app, checkEmailStatus, ({ body, draftToken, address }) =>
    readEmailStatus(ports, { email: body.email, draftToken, allowance: allowanceOf(address) }),
  );
  serveCall(app, checkEmail, ({ body, draftToken, address }) =>
    readAvailability(ports, { email: body.email, draftToken, allowance: allowanceOf(address) }),
  );
  serveCall(app, checkValidUuid, ({ body }) => checkUuid(ports, body.useruuid));
}

function serveLetters(app: FastifyInstance, ports: AccountPorts): void {
  serveCall(app, checkHashCall, ({ body }) => checkActivationHash(ports, body.activation_hash));
  serveCall(app, activateAccountCall, ({ body, userAgent }) =>
    activateAccount(ports, { hash: body.activation_hash, signUpSecret: body.sign_up_secret, userAgent }),
  );
  serveCall(app, setInitialCall, ({ body, userAgent }) => {
    const { activation_hash: hash, password, sign_up_secret: signUpSecret } = body;
    return setInitialPassword(ports, { hash, password, signUpSecret, userAgent });
  });
  serveCall(app, resendCall, ({ body }) => resendActivation(ports, body.email));
  serveCall(app, forgotCall, ({ body }) => forgotPassword(ports, body.email));
  serveCall(app, checkResetCall, ({ body }) => checkReset(ports, body.reset_password_hash));
  serveCall(app, resetPasswordCall, ({ body, address }) =>
    resetPassword(ports, { hash: body.reset_password_hash, password: body.newpassword, address }),
  );
}

function serveOwnAccount(app: FastifyInstance, ports: AccountPorts): void {
  serveCall(app, customerInfo, ({ session }) => readCustomer(ports, session));
  serveCall(app, updateProfileCall, ({ session, body }) => updateProfile(ports, session, body));
  serveCall(app, setLanguageCall, ({ session, params }) => setLanguage(ports, session, params.lang));
}
