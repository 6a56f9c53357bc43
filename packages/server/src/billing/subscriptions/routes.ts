import {
  allSubscriptions,
  cancelSubscription,
  resumeSubscription,
  subscriptionStats,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import type { BillingPorts } from '../ports.ts';
import { readSubscriptionStats } from './subscription-stats.ts';
import { cancelPlan, listSubscriptions, resumePlan } from './own-subscriptions.ts';

export function serveSubscriptionCalls(
  app: FastifyInstance,
  ports: Pick<BillingPorts, 'db' | 'clock' | 'enqueue'>,
): void {
  serveCall(app, allSubscriptions, ({ session }) => listSubscriptions(ports, session));
  serveCall(app, subscriptionStats, ({ session }) => readSubscriptionStats(ports, session));
  serveCall(app, cancelSubscription, ({ session, body }) => cancelPlan(ports, session, body.subscription_id));
  serveCall(app, resumeSubscription, ({ session, body }) => resumePlan(ports, session, body.subscription_id));
}
