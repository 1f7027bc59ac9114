import MoreVert from '@mui/icons-material/MoreVert';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { CollectionProps } from '../cells.ts';
import { useCollection } from '../useCollection.ts';
import { withAll } from '../withAll.ts';
import { MuiStatus } from './MuiStatus.tsx';

const overlays = () => import('./MuiOverlays.tsx');
const Overlays = lazy(() => overlays().then(({ MuiOverlays }) => ({ default: MuiOverlays })));
const CardMenu = lazy(() => overlays().then(({ MuiCardMenu }) => ({ default: MuiCardMenu })));

export function MuiCollection(props: CollectionProps) {
  const { statuses } = props;
  const view = useCollection(props);
  return (
    <Stack spacing={3}>
      <MuiStatus statuses={withAll(statuses)} value={view.filter} onChange={view.setFilter} />
      <Grid container spacing={3} component="ul" aria-label="Collection">
        {view.shown.map((title) => {
          const { id, name, href, imageUrl, status, rating } = title;
          const button = (
            <IconButton aria-label={`What to do with ${name}`} onClick={() => view.openMenu(id)}>
              <MoreVert />
            </IconButton>
          );
          return (
            <Grid key={id} component="li">
              <Card sx={{ position: 'relative', width: 240, height: 350 }}>
                <CardActionArea href={href}>
                  <CardMedia
                    component="img"
                    loading="lazy"
                    image={imageUrl}
                    alt=""
                    sx={{ width: 240, height: 250 }}
                  />
                  <CardContent>
                    <Typography variant="subtitle1" noWrap>
                      {name}
                    </Typography>
                    <Typography variant="body2" color="textSecondary">
                      {status}
                    </Typography>
                    <Rating readOnly size="small" precision={0.5} value={rating} />
                  </CardContent>
                </CardActionArea>
                <Stack sx={{ position: 'absolute', top: 8, right: 8 }}>
                  {view.menuOf === id ? (
                    <Suspense fallback={button}>
                      <CardMenu
                        title={title}
                        onEdit={() => view.edit(title)}
                        onRemove={() => view.remove(title)}
                      />
                    </Suspense>
                  ) : (
                    button
                  )}
                </Stack>
              </Card>
            </Grid>
          );
        })}
      </Grid>
      {view.menuOf !== undefined && (
        <Suspense>
          <Overlays
            key={view.edited?.id}
            edited={view.edited}
            statuses={statuses}
            onSave={view.save}
            onClose={view.endEdit}
            notice={view.notice}
            onNoticeGone={view.endNotice}
          />
        </Suspense>
      )}
    </Stack>
  );
}
