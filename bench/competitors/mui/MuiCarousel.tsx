import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { CarouselProps } from '../cells.ts';

/** MUI has no carousel: its cards in a row that scrolls. */
export function MuiCarousel({ heading, titles }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const scroll = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth, behavior: 'smooth' });
  return (
    <Box component="section" aria-label={heading}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h5" component="h2">
          {heading}
        </Typography>
        <Stack direction="row">
          <IconButton aria-label="Previous" onClick={() => scroll(-1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton aria-label="Next" onClick={() => scroll(1)}>
            <ChevronRight />
          </IconButton>
        </Stack>
      </Stack>
      <Box
        ref={track}
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridTemplateRows: '240px 240px',
          gridAutoColumns: 150,
          gap: 3,
          overflowX: 'auto',
          scrollSnapType: 'x proximity',
        }}
      >
        {titles.map(({ id, rank, name, href, imageUrl }) => (
          <Card key={id} sx={{ scrollSnapAlign: 'start' }}>
            <CardActionArea href={href} sx={{ height: '100%' }}>
              <CardMedia
                component="img"
                loading="lazy"
                image={imageUrl}
                alt=""
                sx={{ width: 150, height: 180 }}
              />
              <CardContent sx={{ position: 'relative', height: 60, p: 1.5 }}>
                <Chip size="small" label={rank} sx={{ position: 'absolute', top: -12, left: 11 }} />
                <Typography variant="body2">{name}</Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
