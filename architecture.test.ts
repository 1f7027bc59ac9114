import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findViolations } from './scripts/architecture/findViolations.ts';
import { readImports } from './scripts/architecture/readImports.ts';

const root = import.meta.dirname;
const patterns = [
  '{packages,apps}/*/src',
  'packages/*/build',
  '.storybook',
  'storybook',
  'tests',
  'bench',
  'scripts',
  'apps/site/build',
];
const files = globSync(
  [...patterns.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`), '*.ts', '{packages,apps}/*/*.ts'],
  { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] },
).map((file) => file.replaceAll('\\', '/'));

const contractFile = 'packages/api-client/src/contract/account/auth.ts';
const component = 'packages/ui/src/components/page/card/Card.tsx';

describe('the import rules', () => {
  test('allow every import and global of every file', { timeout: 60_000 }, () => {
    expect(files.length).toBeGreaterThan(30);
    const violations = files.flatMap((file) =>
      findViolations(file, readImports(file, readFileSync(join(root, file), 'utf8'))),
    );
    expect(violations).toEqual([]);
  });
});

describe('an import or global of a single file', () => {
  test.each([
    [component, "import { Rating } from '@gildshelf/widgets';", 'no package of ours'],
    [component, "import type { Game } from '@gildshelf/api-client/contract';", 'no package of ours'],
    [
      'packages/ui/src/components/actions/link/Link.tsx',
      "import { Link } from 'react-router-dom';",
      'no router',
    ],
    [
      'packages/ui/src/components/page/card/Card.stories.tsx',
      "import { createFixtureFetch } from '@gildshelf/api-client/testing';",
      'no package',
    ],
    ['packages/ui/src/components/graphics/image/Image.tsx', "await fetch('/cover.svg');", 'must not fetch'],
    [contractFile, "import { createApiClient } from '../../client/index.ts';", 'nothing else'],
    [contractFile, "import { sha256 } from 'node:crypto';", 'nothing else'],
    [contractFile, 'export const now = () => Date.now();', 'Date.now: the contract is pure'],
    [contractFile, 'export const now = () => new Date();', 'the contract is pure'],
    [contractFile, 'export const id = Math.random();', 'Math.random: the contract is pure'],
    [contractFile, 'export const w = window.location;', 'window: the contract is pure'],
    [contractFile, 'export const p = process.env.HOST;', 'process: the contract is pure'],
    [contractFile, 'export const g = globalThis;', 'globalThis: the contract is pure'],
    [contractFile, "export const a = () => fetch('/');", 'fetch: the contract is pure'],
    [contractFile, "import { z } from 'zod/mini';", 'keeps all of zod'],
    [contractFile, "import { z } from 'zod';", 'keeps all of zod'],
    [contractFile, "import * as z from 'zod';", 'zod/mini and nothing else'],
    [
      'packages/api-client/src/client/storage/createStore.ts',
      "import { useState } from 'react';",
      'no React',
    ],
    [
      'packages/api-client/src/client/storage/createStore.ts',
      "export * from '../../react/index.ts';",
      'no React',
    ],
    ['packages/api-client/src/react/useQuery.ts', "import { Card } from '@gildshelf/ui';", 'no UI'],
    ['packages/widgets/src/trailer/Trailer.tsx', "import { styled } from '@stitches/react';", 'not Stitches'],
    [
      'packages/widgets/src/trailer/Trailer.tsx',
      "import { useNavigate } from 'react-router-dom';",
      'no router',
    ],
    [
      'packages/widgets/src/trailer/Trailer.tsx',
      "const site = await import('@gildshelf/site');",
      'not its public entry',
    ],
    [
      'packages/widgets/src/trailer/Trailer.tsx',
      "import { Card } from '@gildshelf/ui/src/components/page/card/Card.tsx';",
      'public entry',
    ],
    [
      'packages/widgets/src/trailer/Trailer.tsx',
      "import { Card } from '../../../ui/src/components/page/card/Card.tsx';",
      'leave its package',
    ],
    [
      'packages/widgets/src/trailer/Trailer.tsx',
      "import { Fixture } from '../testing/Fixture.tsx';",
      'widgets may import',
    ],
    ['packages/widgets/src/trailer/Trailer.tsx', "type C = import('@gildshelf/api').Config;", 'no site'],
    ['packages/widgets/src/embed/embed.ts', "import { messages } from './protocol.ts';", 'no run-time code'],
    ['apps/site/src/pages/home/HomePage.tsx', "import { styled } from '@stitches/react';", 'not Stitches'],
    ['apps/site/src/pages/home/HomePage.tsx', "fetch('/api/games/top');", 'through api-client'],
    [
      'apps/site/src/own-page/showOwnPage.ts',
      "import { paths } from '../routing/paths.ts';",
      'nothing of the site',
    ],
    [
      'apps/site/src/hydration/replayEarlyClicks.ts',
      "import { paths } from '../routing/paths.ts';",
      'nothing of the site',
    ],
    [
      'apps/site/src/pages/home/HomePage.tsx',
      "import { fixtures } from '@gildshelf/api-client/testing';",
      'the site may import',
    ],
    [
      'apps/site/src/pages/home/HomePage.tsx',
      "import { SiteFixture } from '../../testing/SiteFixture.tsx';",
      'the site may import',
    ],
    [
      'apps/api/src/platform/http/endpoint/serveEndpoint.ts',
      "import { createApiClient } from '@gildshelf/api-client';",
      'no client',
    ],
    [
      'apps/api/src/platform/http/endpoint/serveEndpoint.ts',
      "import { renderToString } from 'react-dom/server';",
      'no React',
    ],
    [
      'apps/api/src/platform/http/endpoint/serveEndpoint.ts',
      "import { Card } from '@gildshelf/ui';",
      'no ui',
    ],
    [
      'apps/api/src/features/collection/collection.ts',
      "import { titleResponse } from '../titles/titles.ts';",
      'a feature may not import another one',
    ],
    [
      'apps/api/src/features/titles/search/createTitleSearch.ts',
      "import type { Covers } from '../../covers/covers.ts';",
      'let start/ pass what it needs',
    ],
    [
      'apps/api/src/features/titles/titles.ts',
      "const { serveOembed } = await import('../oembed/serveOembed.ts');",
      'a feature may not import another one',
    ],
    [
      'apps/api/src/features/sitemap/serveSitemap.test.ts',
      "import { installCatalogue } from '../catalogue/built-in/installCatalogue.ts';",
      'a feature may not import another one',
    ],
    [
      'apps/api/src/features/site/serveSite.ts',
      "import { createApp } from '../../start/createApp.ts';",
      'a feature may not import another one',
    ],
    [
      'apps/api/src/features/site/serveSite.ts',
      "import { samplePages } from '../../testing/samplePages.ts';",
      'only tests may import',
    ],
    [
      'apps/api/src/platform/db/migrate.test.ts',
      "import { createTitleSearch } from '../../features/titles/search/createTitleSearch.ts';",
      'the platform may import nothing else',
    ],
    [
      'apps/api/src/providers/credits.ts',
      "import { readConfig } from '../config/readConfig.ts';",
      'no feature and no settings',
    ],
    [
      'apps/api/src/config/readConfig.ts',
      "import { repositoriesOn } from '../features/repositories.ts';",
      'but no feature',
    ],
    [
      'apps/api/src/start.test.ts',
      "import { startPostgres } from '../../../tests/support/startPostgres.ts';",
      'nothing may import tests/',
    ],
    [
      'bench/sizes/firstLoad.mjs',
      "import { startPostgres } from '../../tests/support/startPostgres.ts';",
      'nothing may import tests/',
    ],
    [
      'bench/mount.ts',
      "import { Card } from '../packages/ui/src/components/page/card/Card.tsx';",
      'by its name',
    ],
    [
      'packages/catalogue-data/src/readRows.ts',
      "import { mediaTypes } from '@gildshelf/api-client/contract';",
      'Node only',
    ],
    [
      'packages/import-formats/src/readImport.ts',
      "import { createApiClient } from '@gildshelf/api-client';",
      'the contract and parsers',
    ],
    ['packages/import-formats/src/readImport.ts', "await fetch('/');", 'no access to the network'],
    ['packages/new/src/thing.ts', '', 'belongs to no layer'],
  ])('in %s, %s is rejected with the message "%s"', (file, text, message) => {
    const [first, ...others] = findViolations(file, readImports(file, text));
    expect(first).toContain(message);
    expect(first).toMatch(/^\S.*\.$/);
    expect(others).toEqual([]);
  });

  test.each([
    [
      component,
      "import { Content } from '@radix-ui/react-dialog'; import { styled } from '../../../theme/stitches.ts';",
    ],
    [
      'packages/ui/src/components/page/card/Card.test.tsx',
      "import { render } from '@testing-library/react'; import { test } from 'vitest';",
    ],
    [contractFile, "import * as z from 'zod/mini'; import type { ZodMiniType } from 'zod/mini';"],
    [contractFile, 'export const view = { window: 1, process: 2 }; export const n = view.process;'],
    ['packages/api-client/src/contract/account/auth.test.ts', 'const before = Date.now();'],
    [
      'packages/widgets/src/trailer/Trailer.stories.tsx',
      "import { createFixtureFetch } from '@gildshelf/api-client/testing';",
    ],
    ['packages/widgets/src/trailer/Trailer.test.tsx', "import { Fixture } from '../testing/Fixture.tsx';"],
    [
      'packages/widgets/src/media-cover/generatedCoverUrl.ts',
      "import { cover } from '@gildshelf/api-client/cover';",
    ],
    ['packages/widgets/src/embed/embed.ts', "import type { Message } from './protocol.ts';"],
    [
      'apps/site/src/pages/home/HomePage.stories.tsx',
      "import { SiteFixture } from '../../testing/SiteFixture.tsx'; import { expect } from 'storybook/test';",
    ],
    ['apps/site/src/routes.tsx', "const Page = lazy(() => import('./pages/home/HomePage.tsx'));"],
    [
      'apps/api/src/platform/http/endpoint/serveEndpoint.ts',
      "import { endpoints } from '@gildshelf/api-client/contract'; import { Hono } from 'hono'; fetch('');",
    ],
    [
      'packages/catalogue-data/src/readRows.ts',
      "import { pipeline } from 'node:stream'; import { parseRow } from './columns.ts';",
    ],
    [
      'packages/import-formats/src/parse/parseTable.ts',
      "import { parse } from 'csv-parse/sync'; import { isPartialDate } from '@gildshelf/api-client/contract';",
    ],
    [
      'apps/api/src/features/titles/search/createTitleSearch.ts',
      "import { repositoriesOn } from '../../repositories.ts'; import type { TitlesContext } from '../TitlesContext.ts';",
    ],
    [
      'apps/api/src/features/titles/titles.test.ts',
      "import { createTestApp } from '../../testing/app/createTestApp.ts'; import { createApp } from '../../start/createApp.ts';",
    ],
    [
      'apps/api/src/start/serveMedia.ts',
      "import { nameKey } from '../features/accounts/loginKeys.ts'; import { serveCovers } from '../features/covers/covers.ts';",
    ],
    [
      'tests/browser/journey.spec.ts',
      "import { openDatabase } from '../../apps/api/src/platform/db/openDatabase.ts';",
    ],
    ['.storybook/preview.tsx', "import { globalStyles } from '../packages/ui/src/theme/globalStyles.ts';"],
  ])('in %s, %s is allowed', (file, text) => {
    expect(findViolations(file, readImports(file, text))).toEqual([]);
  });
});
