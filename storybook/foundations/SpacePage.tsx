import { Button, densities, Heading, Island, Stack, TextField, tokens } from '@gildshelf/ui';
import { MeasureTokens } from '../theme/MeasureTokens.tsx';
import { Section } from '../theme/Section.tsx';
import { ShapeTokens } from '../theme/ShapeTokens.tsx';
import { FoundationPage } from './FoundationPage.tsx';

const names = ['comfortable', 'compact'] as const;

/** Spaces, sizes, densities, breakpoints, radii and shadows. */
export function SpacePage() {
  return (
    <FoundationPage
      title="Space"
      lead="Distances are multiples of 4 px, and the compact density has smaller ones by the same names. Things that belong together are closer to each other than to what follows."
    >
      <MeasureTokens />
      <Section
        title="Densities"
        lead="densities: an Island or a GildshelfProvider sets the density of everything inside. By touch, controls of both are at least 44 px high."
      >
        <div className="gsf-densities">
          {names.map((name) => (
            <Island density={name} cssLayer key={name}>
              <Stack gap={4}>
                <Heading level={3}>{name}</Heading>
                <TextField label="Name" defaultValue="Mara" />
                <Stack direction="row" gap={3}>
                  <Button variant="gold">Save</Button>
                  <Button>Cancel</Button>
                </Stack>
              </Stack>
            </Island>
          ))}
        </div>
        <dl className="gst-list">
          {Object.entries(densities.comfortable.space).map(([name, value]) => (
            <div key={name}>
              <dt>space.{name}</dt>
              <dd>
                <code>
                  {value}, compact{' '}
                  {densities.compact.space[Number(name) as keyof typeof densities.compact.space]}
                </code>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title="Breakpoints"
        lead="tokens.specification.breakpoints: the width from which a layout applies. Components in narrow columns use container queries instead."
      >
        <dl className="gst-list">
          {Object.entries(tokens.specification.breakpoints).map(([name, width]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{width}px</code>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <ShapeTokens />
    </FoundationPage>
  );
}
