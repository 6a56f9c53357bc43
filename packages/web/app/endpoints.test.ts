import * as contract from '@clausewright/contract';
import { expect, test } from 'vitest';
import { activityCalls } from './activity/activity-calls.ts';
import { agreementCalls } from './agreements/agreement-calls.ts';
import { bannerCalls } from './consent/editor/banner-calls.ts';
import { consentCalls } from './consent/consent-calls.ts';
import { logCalls } from './consent/log/log-calls.ts';
import { coverageCalls } from './law-coverage/coverage-calls.ts';
import { embedCalls } from './embed/embed-calls.ts';
import { requestCalls } from './requests/request-calls.ts';
import { scanCalls } from './scan/scan-calls.ts';
import { siteCalls } from './site-profile/site-calls.ts';
import { suggestionCalls } from './suggestions/suggestion-calls.ts';
import { textCalls } from './editor/text-calls.ts';
import { translationCalls } from './translation/translation-calls.ts';
import { versionCalls } from './versions/version-calls.ts';
import { webhookCalls } from './webhooks/webhook-calls.ts';
import { withdrawalCalls } from './withdrawals/withdrawal-calls.ts';

const promised = new Map<string, unknown>(Object.entries(contract));
const apart = {
  ...activityCalls,
  ...agreementCalls,
  ...bannerCalls,
  ...consentCalls,
  ...coverageCalls,
  ...embedCalls,
  ...requestCalls,
  ...scanCalls,
  ...siteCalls,
  ...suggestionCalls,
  ...logCalls,
  ...textCalls,
  ...translationCalls,
  ...versionCalls,
  ...webhookCalls,
  ...withdrawalCalls,
};

test.each(Object.entries(apart))('%s matches the contract', (name, call) => {
  expect(promised.get(name)).toMatchObject(call);
});
