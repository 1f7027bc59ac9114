// The editor's part of the block. WordPress loads it as it is, so it uses the global `wp` and needs no build.
(({ blocks, blockEditor, components, element, i18n }, settings) => {
  const { host, heights, mediaTypes, settingsUrl } = settings;
  const { createElement: el, Fragment } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const {
    BaseControl,
    ColorPalette,
    Disabled,
    PanelBody,
    Placeholder,
    SelectControl,
    TextareaControl,
    TextControl,
  } = components;
  const { __ } = i18n;

  const kinds = [
    { value: 'carousel', label: __('Top titles', 'gildshelf') },
    { value: 'list', label: __('Chosen titles', 'gildshelf') },
    { value: 'rating', label: __('Rating of a title', 'gildshelf') },
    { value: 'badge', label: __('Numbers of a public collection', 'gildshelf') },
    { value: 'collection', label: __('Public collection', 'gildshelf') },
    { value: 'user-list', label: __('Public list', 'gildshelf') },
  ];
  const mediaTypeOptions = Object.entries(mediaTypes).map(([value, { label }]) => ({ value, label }));
  const rows = [
    { value: '', label: __('One row', 'gildshelf') },
    { value: 'large', label: __('Two rows', 'gildshelf') },
  ];
  const ratingSizes = [
    { value: '', label: __('With a button to rate', 'gildshelf') },
    { value: 'small', label: __('One line', 'gildshelf') },
  ];
  const themes = [
    { value: 'dark', label: __('Dark', 'gildshelf') },
    { value: 'light', label: __('Light', 'gildshelf') },
    { value: 'auto', label: __("The visitor's preference", 'gildshelf') },
  ];
  const languages = [
    { value: '', label: __('The language of your site', 'gildshelf') },
    { value: 'en', label: 'English' },
    { value: 'de', label: 'Deutsch' },
    { value: 'ja', label: '日本語' },
  ];
  const accents = [
    { name: __('Gold', 'gildshelf'), color: '#d8a31a' },
    { name: __('Blue', 'gildshelf'), color: '#3b82f6' },
    { name: __('Green', 'gildshelf'), color: '#16a34a' },
    { name: __('Red', 'gildshelf'), color: '#dc2626' },
  ];
  // The sizes of controls in current versions of WordPress; without them, controls log a deprecation.
  const current = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

  /** The pattern of the URL of a title's page. */
  const titleUrl = `https?://[^/\\s,]+/(${Object.keys(mediaTypes).join('|')})/([^/?#\\s,]+)[^\\s,]*`;

  /** The media type and slug of a title from the URL of its page; any other text is the slug itself. */
  function readTitle(text) {
    const [, mediaType, slug] = new RegExp(`^${titleUrl}`).exec(text.trim()) ?? [];
    return slug ? { mediaType, slug: decodeURIComponent(slug) } : { slug: text.trim() };
  }

  /** The user and slug of a list from the URL of its page; any other text is the slug itself. */
  function readList(text) {
    const [, user, slug] = /^https?:\/\/[^/]+\/user\/([^/?#]+)\/lists\/([^/?#]+)/.exec(text.trim()) ?? [];
    return slug ? { user: decodeURIComponent(user), slug: decodeURIComponent(slug) } : { slug: text.trim() };
  }

  /** The username from the URL of a collection; any other text is the username itself. */
  function readUser(text) {
    const [, user] = /^https?:\/\/[^/]+\/user\/([^/?#]+)/.exec(text.trim()) ?? [];
    return user ? decodeURIComponent(user) : text.trim();
  }

  /** Replaces URLs of titles by their slugs. */
  const readTitles = (text) => text.replace(new RegExp(titleUrl, 'g'), (url) => readTitle(url).slug);

  /** A number of titles that the embed script accepts; empty for its default. */
  const readCount = (text) => text && String(Math.min(100, Math.max(1, Math.trunc(Number(text)) || 1)));

  const statusOf = ({ mediaType, status }) =>
    Object.hasOwn(mediaTypes[mediaType].statuses, status) ? status : '';

  /** The URL of the frame that the embed script shows for these attributes. */
  function frameUrl(attributes) {
    const { kind, mediaType, slugs, theme, accent, language } = attributes;
    const values = {
      ...attributes,
      status: statusOf(attributes),
      slugs: slugs
        .trim()
        .split(/[\s,]+/)
        .join(','),
    };
    const parameters = settings.kinds[kind].map((name) =>
      name === 'mediaType' ? ['type', mediaType] : [name, values[name].trim()],
    );
    const appearance = { theme, accent, lang: language || settings.language };
    const url = new URL(`/embed/${kind}`, host);
    for (const [name, value] of [...parameters, ...Object.entries(appearance)])
      if (value) url.searchParams.set(name, value);
    return url.href;
  }

  function Preview({ attributes }) {
    const { kind, size } = attributes;
    const label = __('Gildshelf', 'gildshelf');
    if (!host) {
      const instructions = __('An administrator has to enter the URL of the site first.', 'gildshelf');
      const link = el('a', { href: settingsUrl }, __('Settings', 'gildshelf'));
      return el(Placeholder, { icon: 'star-filled', label, instructions }, link);
    }
    const missing = ['user', 'slug', 'slugs'].find(
      (name) => settings.kinds[kind].includes(name) && !attributes[name].trim(),
    );
    if (missing) {
      const instructions = {
        user: __('Enter a user in the settings of the block.', 'gildshelf'),
        title: __('Enter a title in the settings of the block.', 'gildshelf'),
        list: __('Enter a list in the settings of the block.', 'gildshelf'),
      }[missing === 'user' ? 'user' : kind === 'user-list' ? 'list' : 'title'];
      return el(Placeholder, { icon: 'star-filled', label, instructions });
    }
    const title = kinds.find(({ value }) => value === kind).label;
    const style = { display: 'block', width: '100%', height: heights[kind][size], border: 0 };
    return el(Disabled, null, el('iframe', { src: frameUrl(attributes), title, style }));
  }

  function Edit({ attributes, setAttributes }) {
    const { kind, mediaType, slug, slugs, user, count, accent } = attributes;
    const uses = (name) => settings.kinds[kind].includes(name);
    const statusOptions = Object.entries({ '': __('All', 'gildshelf'), ...mediaTypes[mediaType].statuses });
    const select = (label, name, options, value = attributes[name]) =>
      el(SelectControl, {
        ...current,
        ...{ label, options, value },
        // Sizes of one kind are not those of another, and the slug of a title is not that of a list.
        onChange: (value) => {
          const hasOtherSlug = (value === 'user-list') !== (kind === 'user-list');
          const others = name === 'kind' && { size: '', ...(hasOtherSlug && { slug: '' }) };
          setAttributes({ [name]: value, ...others });
        },
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
          uses('mediaType') && select(__('Media type', 'gildshelf'), 'mediaType', mediaTypeOptions),
          uses('slugs') &&
            el(TextareaControl, {
              __nextHasNoMarginBottom: true,
              label: __('Titles', 'gildshelf'),
              help: __('Links to their pages, or the last parts of them; up to 24.', 'gildshelf'),
              value: slugs,
              onChange: (text) => setAttributes({ slugs: readTitles(text) }),
            }),
          uses('slug') &&
            el(TextControl, {
              ...current,
              label: kind === 'user-list' ? __('List', 'gildshelf') : __('Title', 'gildshelf'),
              help: __('The link to its page, or the last part of it.', 'gildshelf'),
              value: slug,
              onChange: (text) => setAttributes(kind === 'user-list' ? readList(text) : readTitle(text)),
            }),
          uses('user') &&
            el(TextControl, {
              ...current,
              label: __('User', 'gildshelf'),
              help: __('A username, or the link to the collection or list.', 'gildshelf'),
              value: user,
              onChange: (text) => setAttributes({ user: readUser(text) }),
            }),
          uses('status') &&
            select(
              __('Status', 'gildshelf'),
              'status',
              statusOptions.map(([value, label]) => ({ value, label })),
              statusOf(attributes),
            ),
          uses('size') && select(__('Size', 'gildshelf'), 'size', kind === 'rating' ? ratingSizes : rows),
          uses('count') &&
            el(TextControl, {
              ...current,
              ...{ type: 'number', min: 1, max: 100, placeholder: '24' },
              label: __('Number of titles', 'gildshelf'),
              value: count,
              onChange: (text) => setAttributes({ count: readCount(text) }),
            }),
          select(__('Language', 'gildshelf'), 'language', languages),
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
