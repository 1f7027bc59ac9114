// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Alert } from '../alert/Alert.tsx';
import { Avatar } from '../avatar/Avatar.tsx';
import { Backdrop } from '../backdrop/Backdrop.tsx';
import { BrandMark } from '../brand/BrandMark.tsx';
import { Wordmark } from '../brand/Wordmark.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Card } from '../card/Card.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { DetailText } from '../detail-text/DetailText.tsx';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Divider } from '../divider/Divider.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { FactList } from '../fact-list/FactList.tsx';
import { Field } from '../field/Field.tsx';
import { PasswordField } from '../field/PasswordField.tsx';
import { Select } from '../field/Select.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { TextField } from '../field/TextField.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Hero } from '../hero/Hero.tsx';

afterEach(cleanup);

const attributes = { id: 'given', 'data-given': 'yes', 'aria-roledescription': 'given', lang: 'la' };
const dialog = { ...attributes, open: true, onOpenChange: () => {}, title: 'Edit Game' };
const ref = createRef<never>();

test.each<[string, string, () => ReactElement]>([
  [
    'Alert',
    'div',
    () => (
      <Alert {...attributes} ref={ref}>
        It failed.
      </Alert>
    ),
  ],
  ['Avatar', 'span', () => <Avatar {...attributes} ref={ref} name="Mara" />],
  [
    'Backdrop',
    'div',
    () => (
      <Backdrop {...attributes} ref={ref}>
        Hades
      </Backdrop>
    ),
  ],
  ['BrandMark', 'svg', () => <BrandMark {...attributes} ref={ref} />],
  ['Wordmark', 'svg', () => <Wordmark {...attributes} ref={ref} />],
  [
    'Button',
    'button',
    () => (
      <Button {...attributes} ref={ref}>
        Save
      </Button>
    ),
  ],
  [
    'a loading Button',
    'button',
    () => (
      <Button {...attributes} ref={ref} loading>
        Save
      </Button>
    ),
  ],
  [
    'a Button with href',
    'a',
    () => (
      <Button {...attributes} ref={ref} href="/search">
        Search
      </Button>
    ),
  ],
  ['IconButton', 'button', () => <IconButton {...attributes} ref={ref} icon="cross" label="Close" />],
  [
    'Card',
    'div',
    () => (
      <Card {...attributes} ref={ref}>
        Hades
      </Card>
    ),
  ],
  [
    'a Card with href',
    'a',
    () => (
      <Card {...attributes} ref={ref} href="/hades">
        Hades
      </Card>
    ),
  ],
  ['Checkbox', 'button', () => <Checkbox {...attributes} ref={ref} label="I am human" state="unchecked" />],
  [
    'DetailText',
    'button',
    () => (
      <DetailText {...attributes} ref={ref} detail="PC, Wii U">
        PC, …
      </DetailText>
    ),
  ],
  ['Dialog', 'div', () => <Dialog {...dialog} ref={ref} />],
  [
    'ConfirmDialog',
    'div',
    () => (
      <ConfirmDialog {...dialog} ref={ref} description="Sure?" confirmLabel="Delete" onConfirm={() => {}} />
    ),
  ],
  ['Divider', 'hr', () => <Divider {...attributes} ref={ref} />],
  ['a Divider with a word', 'div', () => <Divider {...attributes} ref={ref} word="or" />],
  ['EmptyState', 'div', () => <EmptyState {...attributes} ref={ref} title="Nothing here" />],
  ['FactList', 'dl', () => <FactList {...attributes} ref={ref} facts={[]} />],
  [
    'Field',
    'div',
    () => (
      <Field {...attributes} ref={ref} label="Rating">
        {() => null}
      </Field>
    ),
  ],
  ['PasswordField', 'input', () => <PasswordField {...attributes} ref={ref} label="Password" />],
  ['Select', 'select', () => <Select {...attributes} ref={ref} label="Status" options={[]} />],
  ['TextArea', 'textarea', () => <TextArea {...attributes} ref={ref} label="Bio" />],
  ['TextField', 'input', () => <TextField {...attributes} ref={ref} label="Email" />],
  ['Footer', 'footer', () => <Footer {...attributes} ref={ref} credits={[]} copyright="© 2026" />],
  [
    'Heading',
    'h4',
    () => (
      <Heading {...attributes} ref={ref} level={4}>
        Hades
      </Heading>
    ),
  ],
  [
    'Hero',
    'section',
    () => (
      <Hero {...attributes} ref={ref} banner="" welcome="" covers={[]}>
        Hello
      </Hero>
    ),
  ],
])('%s passes attributes and the ref to its <%s>', (_, tag, createElement) => {
  render(createElement());
  const root = document.getElementById('given');
  expect(root?.localName).toBe(tag);
  expect(root?.getAttribute('data-given')).toBe('yes');
  expect(root?.getAttribute('aria-roledescription')).toBe('given');
  expect(root?.lang ?? root?.getAttribute('lang')).toBe('la');
  expect(root?.getAttribute('class')).toMatch(/^gs-/);
  expect(ref.current).toBe(root);
});
