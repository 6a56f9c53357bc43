/**
 * `<clausewright-document src="https://…/live/…">`: a hosted document as a part of the page, in the page's own style.
 * The text is parsed by the browser as it loads, so that no string becomes markup here and Trusted Types have
 * nothing to refuse. It comes only from where this script came from: whoever can write the element into a page,
 * and no more than that, brings no text of their own into it.
 */
const name = 'clausewright-document';
const own = import.meta.url;
const asked = ['language', 'version', 'heading'];

class HostedDocument extends HTMLElement {
  static observedAttributes = ['src', 'token', ...asked];
  #request: XMLHttpRequest | undefined;
  #waits = false;

  connectedCallback(): void {
    if (this.#waits) return;
    this.#waits = true;
    // Several attributes change one after the other; what is left of them counts.
    queueMicrotask(() => {
      this.#waits = false;
      if (this.isConnected) this.#load();
    });
  }

  attributeChangedCallback(): void {
    this.connectedCallback();
  }

  disconnectedCallback(): void {
    const request = this.#request;
    this.#request = undefined;
    request?.abort();
  }

  #load(): void {
    this.disconnectedCallback();
    const token = this.getAttribute('token');
    const url = new URL(
      token === null ? (this.getAttribute('src') ?? '') : `/live/${encodeURIComponent(token)}`,
      own,
    );
    if (url.origin !== new URL(own).origin) return;
    if (!this.hasChildNodes()) {
      const link = document.createElement('a');
      link.href = url.href;
      link.textContent = this.title || link.href;
      this.append(link);
    }
    url.pathname += '.html';
    for (const one of asked) {
      const value = this.getAttribute(one);
      if (value) url.searchParams.set(one, value);
    }
    const request = new XMLHttpRequest();
    this.#request = request;
    request.open('GET', url);
    request.responseType = 'document';
    request.addEventListener('loadend', () => {
      if (request !== this.#request) return;
      this.#show(request.status === 200 && request.responseXML?.querySelector('article'));
    });
    request.send();
    this.ariaBusy = 'true';
  }

  /** What stood here before stays where nothing came: a link to the hosted page. */
  #show(article: Element | false | null | undefined): void {
    this.ariaBusy = null;
    if (article) {
      this.replaceChildren(article);
      // A long address is no reason for a page to scroll sideways.
      this.style.overflowWrap = 'anywhere';
      for (const table of this.querySelectorAll<HTMLElement>('.clausewright-table'))
        table.style.overflowX = 'auto';
      for (const one of this.querySelectorAll('[id]'))
        if (`#${encodeURI(one.id)}` === location.hash) one.scrollIntoView();
    }
    this.dispatchEvent(new Event(article ? 'load' : 'error'));
  }
}

if (!customElements.get(name)) customElements.define(name, HostedDocument);
