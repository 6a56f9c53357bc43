import {
  acceptInvitation as acceptCall,
  changeMember,
  changeOrganisation as changeCall,
  inviteMember,
  leaveOrganisation as leaveCall,
  listMembers,
  listOrganisations,
  newOrganisation,
  readInvitation as readCall,
  removeMember,
  withdrawInvitation as withdrawCall,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import type { SessionPorts } from '../sessions/ports.ts';
import { acceptInvitation, invite, readInvitation, withdrawInvitation } from './own-invitations.ts';
import { changeOwnMember, leaveOrganisation, listOwnMembers, removeOwnMember } from './own-members.ts';
import { changeOrganisation, listOwnOrganisations, makeOrganisation } from './own-organisations.ts';

export function serveOrganisations(app: FastifyInstance, ports: SessionPorts): void {
  serveCall(app, listOrganisations, ({ session }) => listOwnOrganisations(ports, session));
  serveCall(app, newOrganisation, ({ session, body }) => makeOrganisation(ports, session, body));
  serveCall(app, changeCall, ({ session, body }) => changeOrganisation(ports, session, body));
  serveCall(app, leaveCall, ({ session, params }) => leaveOrganisation(ports, session, params.id));
  serveCall(app, listMembers, ({ session }) => listOwnMembers(ports, session));
  serveCall(app, changeMember, ({ session, params, body }) =>
    changeOwnMember(ports, session, { personId: params.id, ...body }),
  );
  serveCall(app, removeMember, ({ session, params }) => removeOwnMember(ports, session, params.id));
  serveCall(app, inviteMember, ({ session, body }) => invite(ports, session, body));
  serveCall(app, withdrawCall, ({ session, params }) => withdrawInvitation(ports, session, params.id));
  serveCall(app, readCall, ({ body }) => readInvitation(ports, body.secret));
  serveCall(app, acceptCall, ({ session, body }) => acceptInvitation(ports, session, body.secret));
}
