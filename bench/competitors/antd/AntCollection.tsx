import { MoreOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Rate, Select } from 'antd';
import { lazy, Suspense } from 'react';
import type { CollectionProps } from '../cells.ts';
import { useCollection } from '../useCollection.ts';
import { withAll } from '../withAll.ts';

const overlays = () => import('./AntOverlays.tsx');
const Overlays = lazy(() => overlays().then(({ AntOverlays }) => ({ default: AntOverlays })));
const CardMenu = lazy(() => overlays().then(({ AntCardMenu }) => ({ default: AntCardMenu })));

export function AntCollection(props: CollectionProps) {
  const { statuses } = props;
  const view = useCollection(props);
  return (
    <Flex vertical gap="large">
      <Select
        aria-label="Status"
        options={[...withAll(statuses)]}
        value={view.filter}
        onChange={view.setFilter}
      />
      <Flex wrap gap="large" component="ul" aria-label="Collection">
        {view.shown.map((title) => {
          const { id, name, href, imageUrl, status, rating } = title;
          const button = (
            <Button
              type="text"
              icon={<MoreOutlined />}
              aria-label={`What to do with ${name}`}
              onClick={() => view.openMenu(id)}
            />
          );
          return (
            <li key={id}>
              <Card
                hoverable
                style={{ width: 240 }}
                cover={<img loading="lazy" src={imageUrl} alt="" width={240} height={250} />}
                extra={
                  view.menuOf === id ? (
                    <Suspense fallback={button}>
                      <CardMenu
                        title={title}
                        onEdit={() => view.edit(title)}
                        onRemove={() => view.remove(title)}
                      />
                    </Suspense>
                  ) : (
                    button
                  )
                }
              >
                <Card.Meta title={<a href={href}>{name}</a>} description={status} />
                <Rate disabled allowHalf value={rating} />
              </Card>
            </li>
          );
        })}
      </Flex>
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
    </Flex>
  );
}
