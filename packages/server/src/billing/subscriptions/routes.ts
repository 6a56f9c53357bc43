import { allSubscriptions, cancelSubscription, resumeSubscription } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import type { BillingPorts } from '../ports.ts';
import { cancelPlan, listSubscriptions, resumePlan } from './own-subscriptions.ts';

export function serveSubscriptionCalls(
  app: FastifyInstance,
  ports: Pick<BillingPorts, 'db' | 'clock' | 'enqueue'>,
): void {
  serveCall(app, allSubscriptions, ({ session }) => listSubscriptions(ports, session));
  serveCall(app, cancelSubscription, ({ session, body }) => cancelPlan(ports, session, body.subscription_id));
  serveCall(app, resumeSubscription, ({ session, body }) => resumePlan(ports, session, body.subscription_id));
}
