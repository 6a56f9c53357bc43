/**
 * Stands in for a frame of Braintree's Hosted Fields: one input, which speaks to the real braintree-web on
 * our page as its own frames do (framebus: a marked text with event, data and the name of the reply).
 */
(() => {
  const mark = '/*framebus*/';
  const field = window.name.slice('braintree-hosted-field-'.length);
  const channel = location.hash.slice(1);
  const event = (name) => `${channel}:hosted-fields:${name}`;
  const send = (message) => parent.postMessage(mark + JSON.stringify({ origin: '*', ...message }), '*');

  const input = document.createElement('input');
  input.id = field;
  input.setAttribute('aria-label', field);
  document.querySelector('main').append(input);

  const tokenize = async (reply) => {
    const answer = await fetch(`/tokenize?number=${encodeURIComponent(input.value)}`);
    send({ event: reply, eventData: await answer.json() });
  };
  addEventListener('message', ({ data }) => {
    if (typeof data !== 'string' || !data.startsWith(mark)) return;
    const message = JSON.parse(data.slice(mark.length));
    // The frame of the number answers for all three.
    if (message.event === event('TOKENIZATION_REQUEST') && field === 'number') void tokenize(message.reply);
  });
  send({ event: event('FRAME_READY'), eventData: { field }, reply: crypto.randomUUID() });
})();
