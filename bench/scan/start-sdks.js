/** Well-known SDKs as their documentation starts them, all on one page: what they send goes to their real host names. */
import { init as initAmplitude } from '@amplitude/analytics-browser';
import { datadogRum } from '@datadog/browser-rum';
import Hotjar from '@hotjar/browser';
import Clarity from '@microsoft/clarity';
import { init as initPlausible } from '@plausible-analytics/tracker';
import { AnalyticsBrowser } from '@segment/analytics-next';
import { captureMessage, init as initSentry } from '@sentry/browser';
import { loadStripe } from '@stripe/stripe-js';
import mixpanel from 'mixpanel-browser';
import { posthog } from 'posthog-js';

const starts = [
  () => initAmplitude('0123456789abcdef0123456789abcdef'),
  () =>
    datadogRum.init({
      applicationId: '01234567-89ab-4cde-8f01-23456789abcd',
      clientToken: 'pub0123456789abcdef0123456789abcdef',
      site: 'datadoghq.eu',
      sessionSampleRate: 100,
    }),
  () => Hotjar.init(1234567, 6),
  () => Clarity.init('abcdefghij'),
  () => initPlausible({ domain: 'sdks.example' }),
  () => AnalyticsBrowser.load({ writeKey: 'abcdefghij' }).page(),
  () => {
    initSentry({ dsn: 'https://0123456789abcdef0123456789abcdef@o1.ingest.sentry.io/1' });
    captureMessage('started');
  },
  () => loadStripe('pk_test_0123456789'),
  () => mixpanel.init('0123456789abcdef', { track_pageview: true, persistence: 'cookie' }),
  () => posthog.init('phc_0123456789', { api_host: 'https://eu.i.posthog.com' }),
];

for (const start of starts) {
  try {
    start();
  } catch {
    // The others start all the same.
  }
}
