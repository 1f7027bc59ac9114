// The editor's part of the block. WordPress loads it as it is, so it uses the global `wp` and needs no build.
(({ blocks, blockEditor, components, element, i18n }, { host, heights, settingsUrl }) => {
  const { createElement: el, Fragment } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { BaseControl, ColorPalette, Disabled, PanelBody, Placeholder, SelectControl, TextControl } =
    components;
  const { __ } = i18n;

  const kinds = [
    { value: 'carousel', label: __('Top titles', 'gildshelf') },
    { value: 'rating', label: __('Rating of a title', 'gildshelf') },
    { value: 'collection', label: __('Public collection', 'gildshelf') },
  ];
  const mediaTypes = [
    { value: 'game', label: __('Games', 'gildshelf') },
    { value: 'anime', label: __('Anime', 'gildshelf') },
  ];
  const sizes = [
    { value: 'small', label: __('One row', 'gildshelf') },
    { value: 'large', label: __('Two rows', 'gildshelf') },
  ];
  const themes = [
    { value: 'dark', label: __('Dark', 'gildshelf') },
    { value: 'light', label: __('Light', 'gildshelf') },
    { value: 'auto', label: __("The visitor's preference", 'gildshelf') },
  ];
  const accents = [
    { name: __('Gold', 'gildshelf'), color: '#d8a31a' },
    { name: __('Blue', 'gildshelf'), color: '#3b82f6' },
    { name: __('Green', 'gildshelf'), color: '#16a34a' },
    { name: __('Red', 'gildshelf'), color: '#dc2626' },
  ];
  // The sizes of controls in current versions of WordPress; without them, controls log a deprecation.
  const current = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

  /** The media type and slug of a title from the URL of its page; any other text is the slug itself. */
  function readTitle(text) {
    const [, mediaType, slug] = /^https?:\/\/[^/]+\/(game|anime)\/([^/?#]+)/.exec(text.trim()) ?? [];
    return slug ? { mediaType, slug: decodeURIComponent(slug) } : { slug: text.trim() };
  }

  /** The username from the URL of a collection; any other text is the username itself. */
  function readUser(text) {
    const [, user] = /^https?:\/\/[^/]+\/user\/([^/?#]+)/.exec(text.trim()) ?? [];
    return user ? decodeURIComponent(user) : text.trim();
  }

  /** The URL of the frame that the embed script shows for these attributes. */
  function frameUrl({ kind, mediaType, slug, user, size, theme, accent }) {
    const url = new URL(`/embed/${kind}`, host);
    const parameters = {
      type: mediaType,
      ...(kind === 'rating' && { slug }),
      ...(kind === 'collection' && { user }),
      ...(kind !== 'rating' && { size }),
      theme,
      ...(accent && { accent }),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  const needed = {
    carousel: () => true,
    rating: ({ slug }) => slug !== '',
    collection: ({ user }) => user !== '',
  };

  function Preview({ attributes }) {
    const { kind, size } = attributes;
    const label = __('Gildshelf', 'gildshelf');
    if (!host) {
      const instructions = __('An administrator has to enter the URL of the site first.', 'gildshelf');
      const link = el('a', { href: settingsUrl }, __('Settings', 'gildshelf'));
      return el(Placeholder, { icon: 'star-filled', label, instructions }, link);
    }
    if (!needed[kind](attributes)) {
      const instructions =
        kind === 'rating'
          ? __('Enter a title in the settings of the block.', 'gildshelf')
          : __('Enter a user in the settings of the block.', 'gildshelf');
      return el(Placeholder, { icon: 'star-filled', label, instructions });
    }
    const title = kinds.find(({ value }) => value === kind).label;
    const style = { display: 'block', width: '100%', height: heights[kind][size], border: 0 };
    return el(Disabled, null, el('iframe', { src: frameUrl(attributes), title, style }));
  }

  function Edit({ attributes, setAttributes }) {
    const { kind, slug, user, accent } = attributes;
    const select = (label, name, options) =>
      el(SelectControl, {
        ...current,
        ...{ label, options, value: attributes[name] },
        onChange: (value) => setAttributes({ [name]: value }),
      });
    return el(
      Fragment,
      null,
      el(
        InspectorControls,
        null,
        el(
          PanelBody,
          { title: __('Widget', 'gildshelf') },
          select(__('Kind', 'gildshelf'), 'kind', kinds),
          select(__('Media type', 'gildshelf'), 'mediaType', mediaTypes),
          kind === 'rating' &&
            el(TextControl, {
              ...current,
              label: __('Title', 'gildshelf'),
              help: __('The link to its page, or the last part of it.', 'gildshelf'),
              value: slug,
              onChange: (text) => setAttributes(readTitle(text)),
            }),
          kind === 'collection' &&
            el(TextControl, {
              ...current,
              label: __('User', 'gildshelf'),
              help: __('A username, or the link to the collection.', 'gildshelf'),
              value: user,
              onChange: (text) => setAttributes({ user: readUser(text) }),
            }),
          kind !== 'rating' && select(__('Size', 'gildshelf'), 'size', sizes),
        ),
        el(
          PanelBody,
          { title: __('Colours', 'gildshelf') },
          select(__('Theme', 'gildshelf'), 'theme', themes),
          el(
            BaseControl,
            { __nextHasNoMarginBottom: true },
            el(BaseControl.VisualLabel, null, __('Accent', 'gildshelf')),
            el(ColorPalette, {
              colors: accents,
              value: accent || undefined,
              onChange: (colour) => setAttributes({ accent: colour ?? '' }),
            }),
          ),
        ),
      ),
      el('div', useBlockProps(), el(Preview, { attributes })),
    );
  }

  blocks.registerBlockType('gildshelf/embed', { edit: Edit, save: () => null });
})(window.wp, window.gildshelfBlock);
