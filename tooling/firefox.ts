/** Debian's Firefox, driven over WebDriver BiDi by the same Playwright as Chromium (decision 097). */
import { existsSync } from 'node:fs';
import { type Browser, firefox } from 'playwright-core';

const executablePath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

export const hasFirefox = (): boolean => existsSync(executablePath);

/** No calls to the outside, nor for icons of pages that have none; and no bars beside what scrolls, as on a phone. */
const firefoxUserPrefs = {
  'app.update.enabled': false,
  'browser.chrome.site_icons': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'privacy.trackingprotection.enabled': false,
  'toolkit.telemetry.enabled': false,
  'ui.useOverlayScrollbars': 1,
};

/** `preferences` add to ours. @throws where it is not installed, or does not start. */
export async function launchFirefox(preferences: Record<string, boolean> = {}): Promise<Browser> {
  const browser = await firefox.launch({
    // The channel is what makes Playwright speak BiDi; its own Firefox is a patched one.
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: { ...firefoxUserPrefs, ...preferences },
    // For `answerColourSchemes`, which sets a preference.
    args: ['--remote-allow-system-access'],
  });
  await answerColourSchemes(browser);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(enterTextAsTyped);
    return context;
  };
  return browser;
}

/**
 * Playwright's `fill` sets the value of a field by the property that React watches, so that React takes it for its own
 * change. The browser's own way to insert text is what a keyboard does.
 */
function enterTextAsTyped(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  });
}

interface Call {
  id: number;
  method: string;
  params: { features?: { 'prefers-color-scheme'?: string | null } };
}

/** What Playwright keeps behind its `Browser`. */
interface Inside {
  _browserSession: {
    send: (method: string, params: object) => Promise<{ contexts: { context: string }[] }>;
    connection: { _transport: { send: (call: Call) => void } };
  };
}

/**
 * Firefox does not know `emulation.setMediaFeaturesOverride`, without which Playwright opens no window: the call goes
 * on as one that sets the preference for colours of all windows. Once Firefox knows it, this can go.
 */
async function answerColourSchemes(browser: Browser): Promise<void> {
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl: (browser: Browser) => Inside };
  };
  const { _browserSession: session } = connection.toImpl(browser);
  const { contexts } = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { _transport: transport } = session.connection;
  const send = transport.send.bind(transport);
  transport.send = ({ id, method, params }) => {
    if (method !== 'emulation.setMediaFeaturesOverride') return send({ id, method, params });
    const value = params.features?.['prefers-color-scheme'] === 'dark' ? 0 : 1;
    const expression = `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${value})`;
    const target = { context: contexts[0]?.context };
    send({ id, method: 'script.evaluate', params: { expression, target, awaitPromise: false } as object });
  };
}
