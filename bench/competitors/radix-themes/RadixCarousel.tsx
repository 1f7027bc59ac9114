import '@radix-ui/themes/styles.css';
import { ChevronLeftIcon, ChevronRightIcon } from '@radix-ui/react-icons';
import {
  Badge,
  Box,
  Card,
  Flex,
  Grid,
  Heading,
  IconButton,
  Inset,
  ScrollArea,
  Text,
  Theme,
} from '@radix-ui/themes';
import { useRef } from 'react';
import type { CarouselProps } from '../cells.ts';

/** Radix Themes has no carousel: its cards in its scroll area. */
export function RadixCarousel({ heading, titles }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const scroll = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth, behavior: 'smooth' });
  return (
    <Theme>
      <section aria-label={heading}>
        <Flex justify="between" mb="4">
          <Heading as="h2">{heading}</Heading>
          <Flex gap="2">
            <IconButton variant="outline" aria-label="Previous" onClick={() => scroll(-1)}>
              <ChevronLeftIcon />
            </IconButton>
            <IconButton variant="outline" aria-label="Next" onClick={() => scroll(1)}>
              <ChevronRightIcon />
            </IconButton>
          </Flex>
        </Flex>
        <ScrollArea ref={track} scrollbars="horizontal">
          <Grid flow="column" rows="2" gap="5" width="max-content">
            {titles.map(({ id, rank, name, href, imageUrl }) => (
              <Box key={id} width="150px" height="240px" asChild>
                <Card asChild>
                  <a href={href}>
                    <Inset side="top" clip="padding-box">
                      <img loading="lazy" src={imageUrl} alt="" width={150} height={180} />
                    </Inset>
                    <Badge>{rank}</Badge>
                    <Text as="div" size="2">
                      {name}
                    </Text>
                  </a>
                </Card>
              </Box>
            ))}
          </Grid>
        </ScrollArea>
      </section>
    </Theme>
  );
}
