/** In the editor: a field for the address, and below it what visitors will see. */
((wp, words) => {
  const { createElement: make } = wp.element;
  const { useBlockProps } = wp.blockEditor;

  wp.blocks.registerBlockType('clausewright/document', {
    title: words.title,
    description: words.description,
    edit: ({ attributes, setAttributes }) =>
      make(
        'div',
        useBlockProps(),
        make(wp.components.TextControl, {
          label: words.address,
          help: words.help,
          type: 'url',
          value: attributes.address,
          onChange: (address) => setAttributes({ address: address.trim() }),
        }),
        attributes.address !== '' &&
          make(wp.serverSideRender, { block: 'clausewright/document', attributes }),
      ),
    save: () => null,
  });
})(window.wp, window.clausewrightBlock);
