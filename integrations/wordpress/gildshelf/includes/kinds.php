<?php
/**
 * The kinds of widgets, and the values of their attributes, for the editor too.
 *
 * @package Gildshelf
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The attributes of the block that each kind uses. All kinds have a theme, an accent and a language.
 *
 * @return array
 */
function gildshelf_kinds() {
	return array(
		'carousel'   => array( 'mediaType', 'size', 'count' ),
		'list'       => array( 'mediaType', 'slugs', 'size' ),
		'rating'     => array( 'mediaType', 'slug', 'size' ),
		'badge'      => array( 'user' ),
		'collection' => array( 'mediaType', 'user', 'status', 'size', 'count' ),
		'user-list'  => array( 'user', 'slug', 'size', 'count' ),
	);
}

/**
 * The media types with their labels, the link to their top list, and the labels of their statuses in a collection.
 *
 * @return array
 */
function gildshelf_media_types() {
	return array(
		'game'  => array(
			'label'    => __( 'Games', 'gildshelf' ),
			'top'      => __( 'Top 100 Games on Gildshelf', 'gildshelf' ),
			'statuses' => array(
				'planned'   => __( 'Planned', 'gildshelf' ),
				'playing'   => __( 'Currently Playing', 'gildshelf' ),
				'completed' => __( 'Completed', 'gildshelf' ),
				'dropped'   => __( 'Dropped', 'gildshelf' ),
			),
		),
		'anime' => array(
			'label'    => __( 'Anime', 'gildshelf' ),
			'top'      => __( 'Top 100 Anime on Gildshelf', 'gildshelf' ),
			'statuses' => array(
				'planned'     => __( 'Planned', 'gildshelf' ),
				'watching'    => __( 'Watching', 'gildshelf' ),
				'completed'   => __( 'Completed', 'gildshelf' ),
				'dropped'     => __( 'Dropped', 'gildshelf' ),
				're-watching' => __( 'Re-watching', 'gildshelf' ),
				'paused'      => __( 'Paused', 'gildshelf' ),
			),
		),
		'movie' => array(
			'label'    => __( 'Movies', 'gildshelf' ),
			'top'      => __( 'Top 100 Movies on Gildshelf', 'gildshelf' ),
			'statuses' => array(
				'planned' => __( 'Planned', 'gildshelf' ),
				'watched' => __( 'Watched', 'gildshelf' ),
			),
		),
		'show'  => array(
			'label'    => __( 'TV Shows', 'gildshelf' ),
			'top'      => __( 'Top 100 TV Shows on Gildshelf', 'gildshelf' ),
			'statuses' => array(
				'planned'   => __( 'Planned', 'gildshelf' ),
				'watching'  => __( 'Watching', 'gildshelf' ),
				'completed' => __( 'Completed', 'gildshelf' ),
				'dropped'   => __( 'Dropped', 'gildshelf' ),
				'paused'    => __( 'Paused', 'gildshelf' ),
			),
		),
		'manga' => array(
			'label'    => __( 'Manga', 'gildshelf' ),
			'top'      => __( 'Top 100 Manga on Gildshelf', 'gildshelf' ),
			'statuses' => array(
				'planned'    => __( 'Planned', 'gildshelf' ),
				'reading'    => __( 'Reading', 'gildshelf' ),
				'completed'  => __( 'Completed', 'gildshelf' ),
				'dropped'    => __( 'Dropped', 'gildshelf' ),
				're-reading' => __( 'Re-reading', 'gildshelf' ),
				'paused'     => __( 'Paused', 'gildshelf' ),
			),
		),
	);
}

/**
 * Heights in CSS pixels that are reserved until a widget has loaded, by kind and attribute `size`: those of the embed script.
 *
 * @return array
 */
function gildshelf_heights() {
	$rows = array(
		''      => 408,
		'small' => 408,
		'large' => 672,
	);
	return array(
		'carousel'   => $rows,
		'list'       => $rows,
		'rating'     => array(
			''      => 277,
			'small' => 80,
			'large' => 277,
		),
		'badge'      => array(
			''      => 80,
			'small' => 80,
			'large' => 80,
		),
		'collection' => array(
			''      => 518,
			'small' => 518,
			'large' => 892,
		),
		'user-list'  => $rows,
	);
}
