// @vitest-environment jsdom
import { catalogues, catalogueTypes } from '@gildshelf/api-client/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findTitle, openTitle } from './mediaSite.ts';

test.each(catalogueTypes)(
  'a title of type %s is shared by its link, the builder of an embed, a card and the device',
  async (type) => {
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    await openTitle(type, { name: 'A Title', title: 'A Title' });
    await findTitle('A Title');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByRole('dialog', { name: 'Share' });

    const url = location.origin + catalogues[type].detailPath('a-title');
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(url);
    expect(screen.getByRole('link', { name: 'Embed it on your page' }).getAttribute('href')).toBe(
      `/embed?widget=rating&type=${type}&slug=a-title`,
    );
    const card = screen.getByRole<HTMLImageElement>('img', { name: 'A Title on Gildshelf' });
    expect(new URL(card.src).pathname).toBe(`/cards/${type}/a-title.svg`);
    await user.click(screen.getByRole('button', { name: 'Share with an app' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'A Title', url });
  },
);
